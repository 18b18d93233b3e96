import type { Move } from './line-moves.ts';
import { type LineState, less, withChanges } from './line-state.ts';
import { type Extra, isBound, type SeatLine, seating } from './seats.ts';

interface Terms {
  readonly orderId: string;
  readonly until: string;
}

/** Orders for slots alone, by id. */
type Extras = Readonly<Record<string, Extra>>;

const extrasOf = ({ extras = {} }: Pick<SeatLine, 'extras'>, person: string): Extras => extras[person] ?? {};

/** A person without such orders has no entry, so that a plain leave needs no look at the line. */
function withExtras<Line extends LineState>(line: Line, person: string, own: Extras): Line {
  const others = less(line.extras ?? {}, person);
  return withChanges(line, { extras: Object.keys(own).length > 0 ? { ...others, [person]: own } : others });
}

/** Holds what a player who is in pays for besides their spot. Holds that ran out make room for it. */
export function holdExtra<Line extends LineState>(
  line: Line,
  person: string,
  { orderId, until }: Terms,
): Move<Line, 'held' | 'notIn'> {
  if (!seating(line).in.includes(person)) return { outcome: 'notIn' };
  const still = Object.entries(extrasOf(line, person)).filter(([, extra]) => !extra.isLapsed);
  return { outcome: 'held', line: withExtras(line, person, { ...Object.fromEntries(still), [orderId]: { until } }) };
}

/** The player has what an order paid for, which cost nothing or is paid now. */
export function withPaidExtra<Line extends LineState>(line: Line, person: string, orderId: string): Line {
  return withExtras(line, person, { ...extrasOf(line, person), [orderId]: {} });
}

/**
 * Gives a player what they paid for, also where only the time ran out. `gone`: they gave it up or left meanwhile, so it goes back.
 */
export function payExtra<Line extends LineState>(
  line: Line,
  person: string,
  orderId: string,
  now: Date,
): Move<Line, 'in' | 'gone'> {
  const extra = extrasOf(line, person)[orderId];
  if (!extra) return { outcome: 'gone' };
  if (extra.until === undefined) return { outcome: 'in' };
  const isTooLate = !line.open || now >= new Date(line.startsAt) || !seating(line).in.includes(person);
  return isTooLate
    ? { outcome: 'gone', line: withoutExtra(line, person, orderId) }
    : { outcome: 'in', line: withPaidExtra(line, person, orderId) };
}

/** Holds it for another time while a bank works on the payment. */
export function extraHeldUntil<Line extends LineState>(
  line: Line,
  person: string,
  { orderId, until }: Terms,
): Move<Line, 'held' | 'nothing'> {
  const own = extrasOf(line, person);
  if (own[orderId]?.until === undefined || !isBound(line, person, orderId)) return { outcome: 'nothing' };
  return { outcome: 'held', line: withExtras(line, person, { ...own, [orderId]: { until } }) };
}

/** Gives up what an order pays for besides the spot. */
export const withoutExtra = <Line extends LineState>(line: Line, person: string, orderId: string): Line =>
  withExtras(line, person, less(extrasOf(line, person), orderId));

/** Takes back what was not paid in time. The order stays known: a payment that comes late may still find it free. */
export function lapseExtras<Line extends LineState>(line: Line, now: Date): Line {
  if (!line.open) return line;
  const at = now.toISOString();
  const isOver = ({ until, isLapsed }: Extra) => until !== undefined && !isLapsed && until <= at;
  const people = Object.entries(line.extras ?? {}).filter(([, own]) => Object.values(own).some(isOver));
  return people.reduce((is, [person, own]) => {
    const lapsed = Object.entries(own).map(([orderId, extra]) => [
      orderId,
      isOver(extra) ? { ...extra, isLapsed: true as const } : extra,
    ]);
    return withExtras(is, person, Object.fromEntries(lapsed));
  }, line);
}

/** When what is held may have to be taken back. */
export const extrasEnd = ({ extras = {} }: Pick<SeatLine, 'extras'>): string[] =>
  Object.values(extras)
    .flatMap((own) => Object.values(own))
    .flatMap(({ until, isLapsed }) => (until !== undefined && !isLapsed ? [until] : []));
