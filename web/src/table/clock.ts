import { t } from "../lib/fluent";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From this much time left, a clock is announced. */
export const SOON = 10 * SECOND;

export function isSoon(left: number): boolean {
  return left <= SOON;
}

/**
 * "0:42", "3 h 5 min" or "2 days 4 h": as precise as is useful. Seconds are rounded up, so zero means that time is
 * over.
 */
export function timeText(left: number): string {
  if (left >= DAY) return t("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) {
    return t("clock-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  }
  const seconds = Math.ceil(Math.max(0, left) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long the text stays correct, so that a clock that shows days does not tick every second. */
export function nextTick(left: number): number {
  if (left <= 0) return Infinity;
  const step = left >= HOUR ? MINUTE : SECOND;
  return left % step || step;
}
