import { own, type OwnWishes } from "../games/looks";
import { request, usual, type Options } from "./options";
import Wishes from "./Wishes.svelte";

export const wishes: OwnWishes<Options> = { Form: own(Wishes), usual, request };
