const holdMs = 10 * 60_000;

/** Until when a spot is held for a player who pays: 10 minutes, and never past the start. */
export const holdUntil = (startsAt: string, now: Date): string =>
  new Date(Math.min(now.getTime() + holdMs, Date.parse(startsAt))).toISOString();
