import { hasMessage, messageId, t } from "./fluent";
import { Refusal } from "./refusal";

/**
 * The text for an error code; `event` is the one that is wrong, if there is one. The server's own texts are for
 * programs.
 */
export function errorText(code: string, event: number | null = null): string {
  const id = messageId("error", code);
  return t(hasMessage(id) ? id : "error-unexpected", { event: event ?? 0 });
}

/** The text for any error thrown by a request to the server. */
export function thrownText(thrown: unknown): string {
  return thrown instanceof Refusal ? errorText(thrown.code, thrown.version) : t("error-unexpected");
}
