/** A page without visible content, in which tests play by the rules: in the page itself, and in a worker. */
import { digestOf, type Plan } from "../agreement";
import { bring } from "../files";
import { Games } from "../games";
import { newThinker, type ThinkRequest } from "../thinking";
import { checksOf, follow, type Followed, type Part } from "./playing";

const games = new Games(bring);

const engine = {
  digests: (plans: readonly Plan[]): Promise<string[]> => Promise.all(plans.map((plan) => digestOf(games, plan))),

  /** Plays along at a table of the server that the page came from. */
  follow: (part: Part): Promise<Followed> => follow(games, part),
  checks: (table: string): Promise<(number | null)[]> => checksOf(games, table),

  /** Lets a bot start a game in this page and in a worker. */
  async thoughts(asked: Omit<ThinkRequest, "type" | "id" | "position">): Promise<[here: number, there: number]> {
    const rules = await games.withBots(asked.game, asked.config, asked.config.seats);
    const position = rules.start(asked.config);
    const here = rules.pick(asked.bot, position, asked.seat, asked.seed, asked.patience);
    const there = await newThinker().think({ ...asked, position });
    return [here, there.number];
  },
};

Object.assign(window, { engine });
