import type { Money } from '#shared/money.ts';

/** That a spot in a season or a tournament, or the fee of a team, is paid by card or is to be. */
export interface CardPayment {
  readonly orderId: string;
  /** The person that the order names for it; the spot may be another's since. */
  readonly personId: string;
  /** In minor units of the season's or the tournament's currency, without the service fee. */
  readonly amountMinor: number;
  /** What a discount took off; it is not owed any more once this is paid. */
  readonly offMinor?: number | undefined;
  /** When the provider had the money; absent while it is to be paid. */
  readonly paidAt?: string | undefined;
  /** It is charged to a saved card, and only once the player is placed on a team. */
  readonly whenPlaced?: boolean | undefined;
  /** Until when the payer was promised all of it back; entries of tournaments have such a deadline. */
  readonly refundUntil?: string | undefined;
}

export const isUnpaid = ({ paidAt }: CardPayment): boolean => !paidAt;

/** The payment of a free agent that is charged to a saved card once they are placed. */
export const awaitsPlacement = ({ whenPlaced, paidAt }: CardPayment): boolean => whenPlaced === true && !paidAt;

/** What was paid by card so far, in minor units. */
export const paidByCard = (payments: readonly CardPayment[] = []): number =>
  payments.reduce((sum, { amountMinor, paidAt }) => (paidAt ? sum + amountMinor : sum), 0);

/** What discounts took off what was paid by card, in minor units. */
export const takenOff = (payments: readonly CardPayment[] = []): number =>
  payments.reduce((sum, { offMinor = 0, paidAt }) => (paidAt ? sum + offMinor : sum), 0);

/** With one more that is to be paid. Those that were never paid make room for it. */
export const withPayment = (payments: readonly CardPayment[] = [], payment: CardPayment): readonly CardPayment[] => [
  ...payments.filter(({ paidAt }) => paidAt),
  payment,
];

/** With one that is paid now, at what was paid in the end; the same where it is marked already, undefined where there is no such payment. */
export function withPaid(
  payments: readonly CardPayment[] = [],
  { orderId, personId, ...paid }: CardPayment & { readonly paidAt: string },
): readonly CardPayment[] | undefined {
  const found = payments.find((one) => one.orderId === orderId && one.personId === personId);
  if (!found) return undefined;
  return found.paidAt ? payments : payments.map((one) => (one === found ? { ...one, ...paid } : one));
}

/** What is owed of a price after discounts, and what was paid of it by card; nothing of that where nothing was. */
export function owedByCard({ amountMinor: priceMinor, currency }: Money, payments: readonly CardPayment[] | undefined) {
  const [amountMinor, offMinor] = [paidByCard(payments), takenOff(payments)];
  const owed = { amountMinor: Math.max(0, priceMinor - offMinor), currency };
  return amountMinor + offMinor > 0 ? { owed, byCard: { amountMinor, currency } } : { owed };
}
