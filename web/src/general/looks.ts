import type { Looks } from "../games/looks";

/** The presentation of a game that the client only knows from the server's description. */
export const general: Looks = {
  picture: null,
  rivals: [],
  mostSeats: 2,
  alone: null,
  clover: false,
  taught: false,
  table: () => import("./at-table"),
  wishes: () => import("./wishes"),
  rules: null,
  statistics: null,
};
