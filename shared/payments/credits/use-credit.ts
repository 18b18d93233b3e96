import type { Currency } from '#shared/money.ts';
import { leastChargeIn } from '../amount-limits.ts';
import { isPayableByCard } from '../quote.ts';

/** An order as far as credit changes what is left to pay by card; minor units of its currency. */
interface Priced {
  readonly subtotalMinor: number;
  readonly serviceFeeMinor: number;
  readonly currency: Currency;
}

/** How much of a balance pays for something: all that is asked for, or so much that a card can pay the rest. */
export function creditFor(balanceMinor: number, { subtotalMinor, serviceFeeMinor, currency }: Priced): number {
  const askedMinor = subtotalMinor + serviceFeeMinor;
  if (balanceMinor >= askedMinor) return askedMinor;
  const restMinor = askedMinor - balanceMinor;
  if (isPayableByCard({ amountMinor: restMinor, currency })) return Math.max(0, balanceMinor);
  return Math.max(0, askedMinor - leastChargeIn(currency));
}

/** An order of which so much is paid with credit. */
export const withCredit = <Order extends Priced>(order: Order, creditMinor: number) => ({
  ...order,
  creditMinor,
  totalMinor: order.subtotalMinor + order.serviceFeeMinor - creditMinor,
});
