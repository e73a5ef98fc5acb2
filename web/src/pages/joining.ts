const IN_LINK = /\/t\/([\w-]+)/;
const CODE = /^[\w-]{8,64}$/;

/** The table that a pasted link, or the code at its end, leads to; null where there is none in it. */
export function tableIn(entered: string): string | null {
  const text = entered.trim();
  return IN_LINK.exec(text)?.[1] ?? (CODE.test(text) ? text : null);
}

/** Whether a link leads to this very computer, which is of no use on another one. */
export function leadsNowhere(url: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(url);
}

const WITH_SCHEME = /https?:\/\/\S+/;
/** As people say addresses: `games.example`, or `192.168.1.5:8017` at home, where nobody has certificates. */
const AS_SAID = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/;
const AT_HOME = /^([\d.]+|[\w-]+\.local)(:|\/|$)/;

/** The address of a page on some server, with what a messenger puts around it; null where there is none. */
export function addressIn(entered: string): string | null {
  const text = entered.trim();
  const said = AS_SAID.test(text) ? `${AT_HOME.test(text) ? "http" : "https"}://${text}` : "";
  const found = WITH_SCHEME.exec(text)?.[0] ?? said;
  return URL.canParse(found) ? new URL(found).href : null;
}
