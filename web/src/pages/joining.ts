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

/** The address of a page on some server; null where it is none. */
export function addressIn(entered: string): string | null {
  const found = URL.parse(entered.trim());
  return found !== null && /^https?:$/.test(found.protocol) ? found.href : null;
}
