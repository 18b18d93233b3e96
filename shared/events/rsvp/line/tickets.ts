import type { LineState } from './line-state.ts';
import { headsOf } from './seats.ts';

/** Heads that have a ticket: players with a seat, or with one held, and their guests. */
export const soldOf = (line: Pick<LineState, 'tickets' | 'heads'>, ticket: string): number =>
  Object.entries(line.tickets ?? {}).reduce(
    (sum, [person, theirs]) => (theirs === ticket ? sum + headsOf(line, person) : sum),
    0,
  );

/** How many are left of a ticket; undefined where only the seats limit it. */
export function leftOf(
  line: Pick<LineState, 'tickets' | 'heads' | 'ticketLimits'>,
  ticket: string,
): number | undefined {
  const limit = line.ticketLimits?.[ticket];
  return limit === undefined ? undefined : Math.max(0, limit - soldOf(line, ticket));
}

/** Whether a party that has no ticket yet still gets one of a kind. */
export const isLeftFor = (line: LineState, ticket: string | undefined, heads: number): boolean =>
  ticket === undefined || heads <= (leftOf(line, ticket) ?? heads);
