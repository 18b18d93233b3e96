import type { Money } from '#shared/money.ts';
import type { Owing } from '#shared/payments/outside/dues.ts';
import { givesLess, type RefundTerms } from '#shared/payments/refund-policy.ts';
import { quantity } from '#shared/quantity.ts';
import { headsOf, type SeatLine, seating } from '../rsvp/line/seats.ts';
import type { Payment } from './schemas.ts';
import { shareOut } from './share-out.ts';

/** A joiner who pays: all but the hosts. */
interface Payer {
  readonly dueId: string;
  readonly name: string;
  /** The player with their guests. */
  readonly heads: number;
}

/** Who pays for an event: everyone who is in, with their guests, except its hosts. */
export function payersOf(line: SeatLine, hostIds: readonly string[]): readonly Omit<Payer, 'name'>[] {
  return seating(line)
    .in.filter((userId) => !hostIds.includes(userId))
    .map((userId) => ({ dueId: userId, heads: headsOf(line, userId) }));
}

/**
 * What each player owes the host: the price, for guests too where they pay, or an equal part of the total cost, by the one rule
 * for cash and cards (`share-out.ts`).
 * @param payers all who pay, the earliest first
 */
export function eventDues(event: Payment, payers: readonly Payer[]): readonly Owing[] {
  const counted = payers.map((payer) => ({ ...payer, heads: event.chargeGuests ? payer.heads : 1 }));
  const owed = owedByEach(
    event,
    counted.map(({ heads }) => heads),
  );
  return counted.flatMap(({ dueId, name, heads }, at) => {
    const { [at]: sum } = owed;
    return sum ? [{ dueId, name, ...(heads > 1 && { what: `With ${quantity(heads - 1, 'guest')}` }), owed: sum }] : [];
  });
}

/** What each owes for all that they bring; empty where nothing is owed. */
function owedByEach({ price, costShare: { total, capPerHead } = {} }: Payment, heads: readonly number[]): Money[] {
  if (total) return shareOut({ total, capPerHead }, heads).map((amountMinor) => ({ ...total, amountMinor }));
  return price ? heads.map((one) => ({ ...price, amountMinor: price.amountMinor * one })) : [];
}

/** Whether players who pay by card would get less back than before when they leave. */
export function isRefundedLess(before: Payment, after: Payment): boolean {
  const was = termsOf(before);
  const is = termsOf(after);
  return was !== undefined && (is === undefined || givesLess(is, was));
}

const termsOf = ({ refundPolicy, refundTiers }: Payment): RefundTerms | undefined =>
  refundPolicy && { refundPolicy, ...(refundTiers && { refundTiers }) };

/** Whether players who are in would owe more than before, or in another currency. */
export function isRaised(before: Payment, after: Payment): boolean {
  const [was, is] = [before, after].map(
    (event) => event.price ?? event.costShare?.capPerHead ?? event.costShare?.total,
  );
  if (after.chargeGuests && !before.chargeGuests && is) return true;
  if (!is) return false;
  return !was || is.currency !== was.currency || is.amountMinor > was.amountMinor;
}
