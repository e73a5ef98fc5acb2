import type { Looks } from "../games/looks";
import { worded } from "../lib/fluent";
import { D0G } from "../table/faces";
import HomeDogs from "./HomeDogs.svelte";

export const spots: Looks = {
  picture: HomeDogs,
  rivals: ["daring", "planner", "sage"],
  mostSeats: 4,
  alone: { door: "door-d0g", wish: "play-d0g", about: "door-d0g-about", rival: D0G, wins: true },
  clover: false,
  taught: true,
  table: () => worded("spots", () => import("./at-table")),
  wishes: () => worded("spots", () => import("./wishes")),
  rules: () => worded("spots", () => import("./rules")),
  statistics: null,
};
