import { FluentBundle } from "@fluent/bundle";

/** The current language: its messages, and the locale for numbers, dates and lists. */
export interface Speech {
  language: string;
  locale: string;
  bundle: FluentBundle;
}

class Spoken {
  /** Everything that reads this is rendered again when the language changes. */
  now = $state.raw<Speech>({ language: "", locale: "en", bundle: new FluentBundle("en") });
  /** The names that content packs give to their things, by language and by their original name. */
  names = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
}

export const spoken = new Spoken();
