const minuteMs = 60_000;
/** How long the other side has: in a tournament, where no hours are said, ten minutes. */
export const waitMs = (hours: number): number => (hours === 0 ? 10 * minuteMs : hours * 60 * minuteMs);
