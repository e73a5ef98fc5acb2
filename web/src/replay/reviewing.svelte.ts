import { askForReview } from "../coach/asking";
import type { Review } from "../coach/review";
import type { ReviewRequest } from "../coach/reviewing";

/** The review of the game in a replay: not requested, in progress, or ready. */
export class Reviewing {
  state = $state<"off" | "running" | "ready" | "failed">("off");
  /** From 0 to 1. */
  progress = $state(0);
  review = $state.raw<Review | null>(null);
  private stop: (() => void) | null = null;

  begin(request: ReviewRequest): void {
    if (this.review !== null) {
      this.state = "ready";
      return;
    }
    [this.state, this.progress] = ["running", 0];
    this.stop = askForReview(request, (answer) => {
      if (answer.type === "progress") this.progress = answer.done / answer.total;
      else if (answer.type === "failed") this.state = "failed";
      else if (answer.type === "reviewed") [this.state, this.review] = ["ready", answer.review];
    });
  }

  /** Closes the review; its result is kept. */
  end = (): void => {
    this.stop?.();
    this.state = "off";
  };
}
