/** What tools run in Node: the same rules, with files read by whoever calls. */
export { digestOf, type Plan } from "../agreement";
export { play, timePicks } from "../bench";
export { Games } from "../games";
