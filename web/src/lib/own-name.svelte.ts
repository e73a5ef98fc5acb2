import { getMe, putMe } from "./api";
import { t } from "./fluent";
import { isUntold, keepName, nameHere } from "./name-here";

/** The reader's name for others, as typed and as the server knows it. */
export class OwnName {
  typed = $state(nameHere());
  /** The initial value, before anybody typed. */
  private untouched = this.typed;
  /** Resolved when the server has returned the name. */
  readonly met: Promise<void>;
  private stored = "";

  constructor() {
    this.met = this.meet();
    this.met.catch(() => undefined);
  }

  private async meet(): Promise<void> {
    const me = await getMe();
    this.stored = me.name;
    // A reader who was faster keeps what they typed, and what was typed offline is sent to the server.
    if (isUntold()) await this.tell(this.typed.trim());
    else {
      if (this.typed === this.untouched) this.show(me.name);
      keepName(me.name, true);
    }
  }

  /** Stores the name on this device, for a game that does not wait for the server; the server gets it later. */
  saveHere(): void {
    const name = this.typed.trim();
    if (name !== this.untouched) keepName(name, false);
    if (name !== "") this.save().catch(() => undefined);
  }

  /** Stores the name; a reader who typed nothing is a guest. */
  async save(): Promise<void> {
    await this.met;
    await this.tell(this.typed.trim() || t("guest-name"));
  }

  private async tell(wanted: string): Promise<void> {
    if (wanted === "" || wanted === this.stored) return;
    this.stored = (await putMe(wanted)).name;
    this.show(this.stored);
  }

  private show(name: string): void {
    this.typed = this.untouched = name;
  }
}
