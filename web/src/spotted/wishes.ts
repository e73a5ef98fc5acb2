import { own, type OwnWishes } from "../games/looks";
import Wishes from "./Wishes.svelte";

/** The options of a table of Spotted!: a sheet by its id; empty for the default one. */
export interface Options {
  sheet: string;
}

export const wishes: OwnWishes<Options> = {
  Form: own(Wishes),
  usual: () => ({ sheet: "" }),
  request: ({ sheet }) => (sheet === "" ? {} : { sheet }),
};
