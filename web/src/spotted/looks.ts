import type { Looks } from "../games/looks";
import HomeBeetles from "./HomeBeetles.svelte";

export const spotted: Looks = {
  picture: HomeBeetles,
  rivals: ["timid", "rollout", "sage"],
  mostSeats: 6,
  alone: { door: "play-alone", wish: "play-alone", about: null, rival: null, wins: false },
  clover: true,
  taught: true,
  table: () => import("./at-table"),
  wishes: () => import("./wishes"),
  rules: () => import("./rules"),
  statistics: () => import("./Statistics.svelte"),
};
