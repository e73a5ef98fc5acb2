import { getMe, putMe } from "./api";
import { t } from "./fluent";

/** The name by which the others call the reader, as it is typed and as the server knows it. */
export class OwnName {
  typed = $state("");
  /** Done once the server has told the name. */
  readonly met: Promise<void>;
  private stored = "";

  constructor() {
    this.met = this.meet();
    this.met.catch(() => undefined);
  }

  private async meet(): Promise<void> {
    const me = await getMe();
    this.stored = me.name;
    // Whoever was quicker keeps what they typed.
    this.typed ||= me.name;
  }

  /** Keeps what was typed; whoever typed nothing is a guest. */
  async save(): Promise<void> {
    await this.met;
    const wanted = this.typed.trim() || t("guest-name");
    if (wanted === this.stored) return;
    this.stored = (await putMe(wanted)).name;
    this.typed = this.stored;
  }
}
