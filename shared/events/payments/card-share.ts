import type { Money } from '#shared/money.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { Payment } from './schemas.ts';

/** A cost that players share by card: the host names the most that one pays, and what comes back. */
export interface CardShare {
  readonly total: Money;
  readonly capPerHead: Money;
}

/** So long before the start. */
export const shareLocksHours = 2;
const locksBeforeMs = shareLocksHours * 60 * 60_000;

/** When the price of a shared cost is final and cards are charged: an instant. */
export const shareLocksAt = (startsAt: string): string => new Date(Date.parse(startsAt) - locksBeforeMs).toISOString();

/** The cost that players share by card; undefined where they pay in another way. */
export function cardShareOf({ costShare, refundPolicy, payOutside }: Payment): CardShare | undefined {
  const { total, capPerHead } = costShare ?? {};
  return total?.amountMinor && capPerHead?.amountMinor && refundPolicy && !isPayable(payOutside)
    ? { total, capPerHead }
    : undefined;
}

/** What of a line says that the price of a shared cost is final. */
export interface ShareLock {
  readonly lockedAt?: string | undefined;
  /** What a spot costs since, in minor units; absent where nothing is charged. */
  readonly eachMinor?: number | undefined;
}

/** What a spot costs by card: at most, until the price of a shared cost is final. Undefined where cards can't pay one. */
export function cardPriceOf(event: Payment, { lockedAt, eachMinor }: ShareLock = {}): Money | undefined {
  const share = cardShareOf(event);
  if (!share) return event.price;
  if (!lockedAt) return share.capPerHead;
  return eachMinor === undefined ? undefined : { ...share.total, amountMinor: eachMinor };
}
