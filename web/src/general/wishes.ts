import { own, type OwnWishes } from "../games/looks";
import Wishes from "./Wishes.svelte";

export const wishes: OwnWishes<Record<string, unknown>> = {
  Form: own(Wishes),
  usual: () => ({}),
  request: (options) => options,
};
