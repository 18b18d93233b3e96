import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { plansContract } from '#shared/payments/plans/contract.ts';
import { paysFor } from '#shared/payments/plans/subscription-state.ts';
import type { Provider } from '../../provider/stripe.ts';
import { askProvider, isCardRefused } from '../ask-provider.ts';
import type { StoredPlanChange } from '../plan-changes.ts';
import { planPrices } from '../plan-request.ts';
import { type PlanWork, syncNow } from '../plan-work.ts';
import type { StoredSubscription } from '../subscription-store.ts';

type Operations = (typeof plansContract)['operations'];
type Input = Parsed<Operations['confirmChange']>;

/** How long an amount holds: the provider works it out for one moment, and the change is made as of that moment. */
const validMs = 10 * 60_000;

/**
 * Offers what another paid plan costs for the rest of the period, and with the id of that offer makes the change
 * (R-PLAN-16 and R-PLAN-17). What is paid is what was shown. Safe to repeat.
 */
export async function confirmChange(
  { teamId, planId, changeId }: Input,
  caller: Caller,
  work: PlanWork,
): Promise<Output<Operations['confirmChange']>> {
  if (!(await work.flags()).subscriptions) throw new Problem('plan.off');
  const stored = await paidSubscription(teamId, caller, work);
  const provider = await work.provider();
  if (changeId) return toChange(await make(changeId, { teamId, planId }, provider, caller, work));
  if (stored.planId === planId) throw new Problem('plan.same');
  const change = await offer(stored, planId, provider, caller);
  await work.changes.offer(change);
  return toChange(change);
}

async function paidSubscription(teamId: string, { now }: Caller, work: PlanWork): Promise<StoredSubscription> {
  const holder = await work.holders.find({ kind: 'team', ownerId: teamId });
  const stored = holder?.planSubscriptionId ? await work.subscriptions.find(holder.planSubscriptionId) : undefined;
  if (!stored || !paysFor(stored, now)) throw new Problem('plan.notFound');
  return stored;
}

/** What the subscription becomes: one item, at the price of the other plan. */
async function itemsFor({ stripe }: Provider, subscriptionId: string, planId: 'pro' | 'elite') {
  const { items } = await askProvider(stripe.subscriptions.retrieve(subscriptionId));
  return [{ id: items.data[0]?.id ?? '', price: planPrices()[planId] }];
}

async function offer(
  { subscriptionId, ownerId, payerId, planId }: StoredSubscription,
  to: 'pro' | 'elite',
  provider: Provider,
  { now, newId }: Caller,
): Promise<StoredPlanChange> {
  const prorationAt = Math.floor(now.getTime() / 1000);
  const items = await itemsFor(provider, subscriptionId, to);
  const preview = await askProvider(
    provider.stripe.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: prorationAt },
    }),
  );
  return {
    changeId: newId('planChange'),
    subscriptionId,
    teamId: ownerId,
    payerId,
    from: planId,
    to,
    prorationMinor: preview.total,
    prorationAt,
    validUntil: new Date(now.getTime() + validMs).toISOString(),
    status: 'offered',
  };
}

async function make(
  changeId: string,
  { teamId, planId }: Pick<Input, 'teamId' | 'planId'>,
  provider: Provider,
  { now }: Caller,
  work: PlanWork,
): Promise<StoredPlanChange> {
  const change = await work.changes.find(changeId);
  if (!change || change.teamId !== teamId || change.to !== planId || !(await work.changes.confirm(change, now)))
    throw new Problem('plan.changeExpired');
  const { subscriptionId, prorationAt } = change;
  const items = await itemsFor(provider, subscriptionId, planId);
  await askProvider(
    provider.stripe.subscriptions
      .update(
        subscriptionId,
        {
          items,
          proration_behavior: 'always_invoice',
          proration_date: prorationAt,
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        },
        { idempotencyKey: `change-${changeId}` },
      )
      .catch((error: unknown) => {
        throw isCardRefused(error) ? new Problem('plan.paymentFailed') : error;
      }),
  );
  await askProvider(syncNow(subscriptionId, provider.stripe, work, now));
  return { ...change, status: 'confirmed', confirmedAt: change.confirmedAt ?? now.toISOString() };
}

const toChange = ({ changeId, from, to, prorationMinor, validUntil, status, confirmedAt }: StoredPlanChange) => ({
  changeId,
  from,
  to,
  proration: { amountMinor: prorationMinor, currency: 'USD' as const },
  validUntil,
  status,
  confirmedAt,
});
