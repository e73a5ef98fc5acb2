import { hasMessage, messageId, t } from "./fluent";
import { Refusal } from "./refusal";

/** The sentence for an error code; `event` is the one that is wrong, where it is one. The server's own sentences are for programs. */
export function errorText(code: string, event: number | null = null): string {
  const id = messageId("error", code);
  return t(hasMessage(id) ? id : "error-unexpected", { event: event ?? 0 });
}

/** The sentence for anything that was thrown while asking the server. */
export function thrownText(thrown: unknown): string {
  return thrown instanceof Refusal ? errorText(thrown.code, thrown.version) : t("error-unexpected");
}
