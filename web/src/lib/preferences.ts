import { PACES, type Pace } from "./pace";

/** A reader's preferences, stored by the browser for this device. */
export interface Preferences {
  /** A language code. */
  language: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "reduced" | "full";
  /** How fast other players' actions are shown. */
  pace: Pace;
  sound: boolean;
  /** Patterns on dice, beetles and tiles in addition to their colors. */
  patterns: boolean;
  /** Ask before a move that cannot be undone. */
  confirm: boolean;
  /** Send an action that ends a turn only after a confirmation. */
  hold: boolean;
  /** Show what options are worth, if a table allows it. */
  odds: boolean;
  large: boolean;
  /** The game that was played last, which is offered first. */
  game: string;
}

export const USUAL: Readonly<Preferences> = {
  language: "system",
  theme: "system",
  motion: "system",
  pace: "normal",
  sound: false,
  patterns: false,
  confirm: false,
  hold: true,
  odds: false,
  large: false,
  game: "spots",
};

const THEMES = ["system", "light", "dark"] as const;
const MOTIONS = ["system", "reduced", "full"] as const;

/** The stored preferences, with defaults for missing or invalid values. */
export function preferencesFrom(stored: string | null): Preferences {
  const read = entriesOf(stored);
  const flag = (name: "sound" | "patterns" | "confirm" | "odds" | "large"): boolean => read[name] === true;
  return {
    language: typeof read["language"] === "string" ? read["language"] : USUAL.language,
    theme: oneOf(THEMES, read["theme"], USUAL.theme),
    motion: oneOf(MOTIONS, read["motion"], USUAL.motion),
    pace: oneOf(PACES, read["pace"], USUAL.pace),
    sound: flag("sound"),
    patterns: flag("patterns"),
    confirm: flag("confirm"),
    hold: read["hold"] !== false,
    odds: flag("odds"),
    large: flag("large"),
    game: typeof read["game"] === "string" ? read["game"] : USUAL.game,
  };
}

/** The system settings that the browser reports. */
export interface System {
  dark: boolean;
  reduced: boolean;
}

/** The attributes that the style sheets look for at the root of the document; null if an attribute must be absent. */
export function attributesFor(wished: Preferences, system: System): Record<string, string | null> {
  const dark = wished.theme === "system" ? system.dark : wished.theme === "dark";
  const reduced = wished.motion === "system" ? system.reduced : wished.motion === "reduced";
  return {
    "data-theme": dark ? "dark" : "light",
    "data-motion": reduced ? "reduced" : "full",
    "data-patterns": wished.patterns ? "" : null,
    "data-large": wished.large ? "" : null,
  };
}

function entriesOf(stored: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(stored ?? "{}");
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

function oneOf<Option extends string>(options: readonly Option[], value: unknown, usual: Option): Option {
  return options.find((option) => option === value) ?? usual;
}
