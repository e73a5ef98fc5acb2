import { t } from "../lib/fluent";
import { usesOf, type Choices } from "./choices";
import { CLOVER, facesOf, type Sheet } from "./types";

/** The text of the dock: a prompt and a help line; the prompt is null if the usual one is fine. */
export interface Said {
  prompt: string | null;
  line: string;
}

interface About {
  sheet: Sheet | undefined;
  choices: Choices;
  die: string | null;
  narrowed: boolean;
  /** Whether some choices bring more than others. */
  ranked: boolean;
  /** Whether a lesson says what to do. */
  guided: boolean;
}

/** Returns the text for what a player has to write, die by die. */
export function saidOf(about: About): Said {
  const { sheet, guided } = about;
  const said = sheet?.writing === "use" ? ofDie(about, sheet) : { prompt: null, line: lineOf(about) };
  return guided ? { ...said, line: "" } : said;
}

function ofDie({ choices, die, narrowed }: About, sheet: Sheet): Said {
  const face = facesOf(sheet.dice).find(({ colour }) => colour === die)?.face ?? 0;
  const ways = die === null ? [] : (choices.spots.get(die) ?? []);
  if (die !== null ? face === CLOVER : facesOf(sheet.dice).every((each) => each.face === CLOVER)) {
    return { prompt: t("spotted-web-use-clover"), line: "" };
  }
  if (die === null) return { prompt: null, line: "" };
  /** How many spots of the die can be placed. */
  const usable = ways[0]?.groups.reduce((sum, spots) => sum + spots, 0) ?? 0;
  const walks = usesOf(choices, die).length > 0;
  if (usable === 0) return { prompt: t("spotted-web-no-spots"), line: "" };
  const prompt = t("spotted-web-place-spots", { spots: usable });
  if (narrowed) return { prompt, line: t("spotted-web-narrowed") };
  if (usable < face) return { prompt, line: t("spotted-web-forfeit", { used: usable, points: face }) };
  return { prompt, line: t(walks ? "spotted-web-on-beetles-or-walk" : "spotted-web-on-beetles") };
}

function lineOf({ choices, narrowed, ranked }: About): string {
  if (narrowed) return t("spotted-web-narrowed");
  const fields = [...choices.fields.values()];
  if (fields.some(({ type }) => type === "take_magnifier")) return t("spotted-web-tap-magnifier");
  if (fields.length > 0) return t("spotted-web-tap-field");
  return ranked ? t("spotted-web-best-first") : "";
}
