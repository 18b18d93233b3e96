/** So many announcements about one thing may go out within a day. */
export const mostADay = 3;
const dayMs = 24 * 60 * 60_000;

export interface Pace {
  /** How many can still be sent. */
  readonly left: number;
  /** Where none is left: when the next one can be sent. */
  readonly nextAt?: string;
}

/** The announcements of the last 24 hours, oldest first. */
export const sentInADay = (sent: readonly string[], now: Date): readonly string[] =>
  sent.filter((at) => Date.parse(at) > now.getTime() - dayMs).toSorted();

/** What the announcements of the last 24 hours leave. */
export function paceAt(sent: readonly string[], now: Date): Pace {
  const counted = sentInADay(sent, now);
  const left = Math.max(0, mostADay - counted.length);
  const oldest = counted.at(-mostADay);
  return left > 0 || oldest === undefined
    ? { left }
    : { left, nextAt: new Date(Date.parse(oldest) + dayMs).toISOString() };
}
