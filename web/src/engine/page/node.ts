/** Exports for tools that run in Node: the same rules, with files read by the caller. */
export { digestOf, type Plan } from "../agreement";
export { play, timePicks } from "../bench";
export { Games } from "../games";
