import { FluentBundle } from "@fluent/bundle";

/** A language as it is spoken now: its messages, and the locale by which numbers, dates and lists are written. */
export interface Speech {
  language: string;
  locale: string;
  bundle: FluentBundle;
}

class Spoken {
  /** Whatever reads this is shown anew when another language is spoken. */
  now = $state.raw<Speech>({ language: "", locale: "en", bundle: new FluentBundle("en") });
  /** What content packs call their things, by language and by the name that is printed on them. */
  names = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
}

export const spoken = new Spoken();
