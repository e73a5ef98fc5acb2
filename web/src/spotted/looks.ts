import type { Looks } from "../games/looks";
import { worded } from "../lib/fluent";
import HomeBeetles from "./HomeBeetles.svelte";

export const spotted: Looks = {
  picture: HomeBeetles,
  rivals: ["timid", "rollout", "sage"],
  mostSeats: 6,
  alone: { door: "play-alone", wish: "play-alone", about: null, rival: null, wins: false },
  clover: true,
  taught: true,
  table: () => worded("spotted", () => import("./at-table")),
  wishes: () => worded("spotted", () => import("./wishes")),
  rules: () => worded("spotted", () => import("./rules")),
  statistics: () => worded("spotted", () => import("./Statistics.svelte")),
};
