import { hasMessage, messageId, t } from "./fluent";
import { Refusal } from "./api";

/** The sentence for an error code; the server's own sentence where we have none. */
export function errorText(code: string, sentence: string): string {
  const id = messageId("error", code);
  if (hasMessage(id)) return t(id);
  return sentence || t("error-unexpected");
}

/** The sentence for anything that was thrown while asking the server. */
export function thrownText(thrown: unknown): string {
  return thrown instanceof Refusal ? errorText(thrown.code, thrown.message) : t("error-unexpected");
}
