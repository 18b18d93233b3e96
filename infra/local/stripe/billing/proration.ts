import type Stripe from 'stripe';

/** One line of an invoice before it is one. */
export interface Charge {
  readonly amount: number;
  readonly description: string;
  readonly price: Stripe.Price;
  readonly period: { readonly start: number; readonly end: number };
  readonly isProration: boolean;
}

/** The end of a period of a price that begins then; the day of a month that is too short is its last. */
export function periodEnd(start: number, { recurring }: Pick<Stripe.Price, 'recurring'>): number {
  const { interval = 'month', interval_count: count = 1 } = recurring ?? {};
  const from = new Date(start * 1000);
  if (interval === 'day' || interval === 'week') return start + count * (interval === 'day' ? 1 : 7) * 86_400;
  const months = from.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}

interface Change {
  readonly before: Stripe.Price;
  readonly after: Stripe.Price;
  readonly start: number;
  readonly end: number;
  /** When the change takes place, in seconds. */
  readonly at: number;
  readonly nameOf: (price: Stripe.Price) => string;
}

/** What is given back of the time that was paid, and what the same time costs now. */
export function prorationsOf({ before, after, start, end, at, nameOf }: Change): Charge[] {
  const share = Math.max(0, Math.min(1, (end - at) / Math.max(1, end - start)));
  const period = { start: at, end };
  const line = (price: Stripe.Price, sign: 1 | -1, words: string): Charge => ({
    amount: sign * Math.round((price.unit_amount ?? 0) * share),
    description: `${words} ${nameOf(price)}`,
    price,
    period,
    isProration: true,
  });
  return [line(before, -1, 'Unused time on'), line(after, 1, 'Remaining time on')];
}

/** The next period, whole. */
export const periodOf = (price: Stripe.Price, start: number, name: string): Charge => ({
  amount: price.unit_amount ?? 0,
  description: `1 × ${name}`,
  price,
  period: { start, end: periodEnd(start, price) },
  isProration: false,
});
