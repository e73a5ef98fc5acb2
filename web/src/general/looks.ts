import type { Looks } from "../games/looks";

/** How a game looks that the client knows nothing of but what the server tells. */
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
