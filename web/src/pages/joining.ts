const IN_LINK = /\/t\/([\w-]+)/;
const CODE = /^[\w-]{8,64}$/;

/** The table of a pasted link, or of the code at its end; null if there is none in it. */
export function tableIn(entered: string): string | null {
  const text = entered.trim();
  return IN_LINK.exec(text)?.[1] ?? (CODE.test(text) ? text : null);
}

/** Whether a link leads to this very computer, so that it does not work on others. */
export function leadsNowhere(url: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(url);
}

const WITH_SCHEME = /https?:\/\/\S+/;
/** Addresses as people say them: `games.example`, or `192.168.1.5:8017` at home, where nobody has certificates. */
const AS_SAID = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/;
const AT_HOME = /^([\d.]+|[\w-]+\.local)(:|\/|$)/;

/** The URL of a page on some server, even with surrounding text from a messenger; null if there is none. */
export function addressIn(entered: string): string | null {
  const text = entered.trim();
  const said = AS_SAID.test(text) ? `${AT_HOME.test(text) ? "http" : "https"}://${text}` : "";
  const found = WITH_SCHEME.exec(text)?.[0] ?? said;
  return URL.canParse(found) ? new URL(found).href : null;
}
