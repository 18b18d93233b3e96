import type Stripe from 'stripe';
import { type SubscriptionFacts, statusFrom } from '#shared/payments/plans/subscription-state.ts';
import { planOfPrice } from './plan-request.ts';
import type { StoredSubscription } from './subscription-store.ts';

/** What the server wrote on a subscription when it was begun: the only thing that says whose it is. */
export interface PlanMetadata {
  readonly kind: 'team' | 'user';
  readonly ownerId: string;
  readonly payerId: string;
  readonly platform: 'rovers' | 'meh';
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** What the provider says of a subscription; nothing for one that is not of our plans. */
export function factsOf({ items, status, cancel_at_period_end }: Stripe.Subscription): SubscriptionFacts | undefined {
  const [item] = items.data;
  const planId = item && planOfPrice(item.price.id);
  if (!item || !planId) return undefined;
  return {
    planId,
    status: statusFrom[status] ?? 'past_due',
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    cancelAtPeriodEnd: cancel_at_period_end,
  };
}

/** The community or user that a subscription is for, where it is not stored yet. */
export function beginningOf({
  id,
  metadata,
  created,
}: Stripe.Subscription): Omit<StoredSubscription, keyof SubscriptionFacts | 'version'> | undefined {
  const { kind, ownerId, payerId, platform } = metadata as Partial<PlanMetadata>;
  if ((kind !== 'team' && kind !== 'user') || !ownerId || !payerId) return undefined;
  const isMeh = platform === 'meh';
  const ofUser = isMeh ? 'meh' : 'main';
  return {
    subscriptionId: id,
    kind,
    ownerId,
    payerId,
    platform: isMeh ? 'meh' : 'rovers',
    list: kind === 'team' ? 'teams' : ofUser,
    startedAt: instant(created),
  };
}

/** The subscription that a payment page led to. */
export const subscriptionOf = ({ subscription }: Pick<Stripe.Checkout.Session, 'subscription'>): string | undefined =>
  typeof subscription === 'string' ? subscription : subscription?.id;
