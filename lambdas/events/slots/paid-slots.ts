import { isBound, type SeatLine } from '#shared/events/rsvp/line/seats.ts';

/** The order that pays for a slot, by the id of its person. */
type Paying = Readonly<Record<string, string>>;

/** The same by slot. */
export type Paid = Readonly<Record<string, Paying>>;

type Bound = Pick<SeatLine, 'orders' | 'offers' | 'extras'>;

/**
 * Who has a slot that is paid for: as long as the same order holds their spot, or the slot alone, or has paid for it. What is
 * given up, or not paid in time, frees its slots without another write.
 */
export const paidHolders = (paying: Paying | undefined, line: Bound): string[] =>
  Object.keys(stillPaying(paying, line));

/** Who of those that pay for a slot still has it. */
export const stillPaying = (paying: Paying = {}, line: Bound): Paying =>
  Object.fromEntries(Object.entries(paying).filter(([person, orderId]) => isBound(line, person, orderId)));
