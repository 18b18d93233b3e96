import { formatMoney, type Money } from '#shared/money.ts';
import type { PlanId } from '#shared/payments/plan-names.ts';
import type { Subscription, SubscriptionEvent } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';

/** `$19`, `$0`, `$15.20`. */
export const amountWords = (cost: Money): string => formatMoney(cost).replace(/\.00$/, '');

/** `$19/month`. */
export const priceWords = ({ cost, period }: { readonly cost: Money; readonly period: string }): string =>
  `${amountWords(cost)}/${period}`;

/** `Nov 3, 2027`. */
export const dayWords = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** `$29 a year. Renews on Nov 3, 2027.` */
export function termsWords({ planId, cancelAtPeriodEnd, periodEnd, status }: Subscription): string {
  const { cost, period } = planOf(planId);
  const price = `${amountWords(cost)} a ${period}.`;
  if (cancelAtPeriodEnd) return `${price} Ends on ${dayWords(periodEnd)}.`;
  if (status === 'past_due') return `${price} Your last payment failed. Update your card in the portal.`;
  return `${price} Renews on ${dayWords(periodEnd)}.`;
}

const happened: Readonly<Record<SubscriptionEvent['what'], string>> = {
  started: 'Started',
  changed: 'Changed',
  renewed: 'Renewed',
  willEnd: 'Canceled',
  continued: 'Continued',
  paymentFailed: 'Payment failed',
  ended: 'Ended',
  renewsSoon: 'Renews soon',
};
export const happenedWords = ({ what }: Pick<SubscriptionEvent, 'what'>): string => happened[what];

/** The plan that remains when a paid one ends. */
export const freePlanOf = (kind: 'team' | 'user'): Extract<PlanId, 'rookie' | 'free'> =>
  kind === 'team' ? 'rookie' : 'free';
