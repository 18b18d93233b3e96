import { formatMoney, type Money } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';

interface Minimum {
  readonly hasMinimumNeeded: boolean;
  readonly minimumNeeded?: number | undefined;
}

const unlessFew = ({ hasMinimumNeeded, minimumNeeded }: Minimum): string =>
  hasMinimumNeeded && minimumNeeded ? ` With fewer than ${quantity(minimumNeeded, 'player')}, nothing is charged.` : '';

/** What a player agrees to who saves a card for their share. */
export const shareConsent = (most: Money, event: Minimum): string =>
  `I agree that my card is charged once, 2 hours before the start, for my share of the cost: never more than ${formatMoney(most)}, with all fees.${unlessFew(event)}`;

/** What a share is as it stands. All amounts have the service fee in them. */
interface Standing {
  readonly mostMinor: number;
  readonly todayMinor: number;
  /** Who shares the cost now, with guests who pay. */
  readonly heads: number;
  readonly isFinal: boolean;
}

/** `Never more than $14.72. Today it’s $11.13 with 8 in.` */
export function shareLine({ mostMinor, todayMinor, heads, isFinal }: Standing, currency: Money['currency']): string {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  if (isFinal) return `The price is final: ${money(todayMinor)}.`;
  const today = heads > 0 ? ` Today it’s ${money(todayMinor)} with ${heads} in.` : '';
  return `Never more than ${money(mostMinor)}.${today}`;
}
