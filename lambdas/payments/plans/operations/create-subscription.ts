import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { plansContract } from '#shared/payments/plans/contract.ts';
import type { Provider } from '../../provider/stripe.ts';
import { askProvider } from '../ask-provider.ts';
import { type PlanMetadata, subscriptionOf } from '../from-provider.ts';
import type { PlanCheckout } from '../plan-checkouts.ts';
import { planRequest } from '../plan-request.ts';
import type { PlanWork } from '../plan-work.ts';
import { requirePlanOf } from './require-plan-of.ts';

type Operations = (typeof plansContract)['operations'];
type Input = Parsed<Operations['createSubscription']>;
type Owned = Pick<PlanCheckout, 'kind' | 'ownerId'>;

/**
 * Gives the provider's page on which a plan is paid for. A community or user has one such page at a time, and none while a
 * plan is paid for already, so that no plan is paid for twice; what it costs comes from the catalogue alone (decision D30).
 */
export async function createSubscription(
  { planId, teamId }: Input,
  caller: Caller,
  work: PlanWork,
): Promise<Output<Operations['createSubscription']>> {
  const account = accountOf(caller);
  if (teamId) await requirePlanOf(teamId, caller, work);
  if (!(await work.flags()).subscriptions) throw new Problem('plan.off');
  const owned: Owned = teamId ? { kind: 'team', ownerId: teamId } : { kind: 'user', ownerId: account.userId };
  if ((await work.holders.find(owned))?.planSubscriptionId) throw new Problem('plan.active');
  const provider = await work.provider();
  const before = await work.checkouts.find(owned);
  const open = before && (await stillOpen(before, provider, { planId, payerId: account.userId }, work));
  if (open) return { url: open };
  return begin({ planId, owned, before, account }, provider, caller, work);
}

const accountOf = ({ account }: Caller): Account => {
  if (!account) throw new Problem('auth.required');
  return account;
};

/** The address of a page that is open for the same, while it is; one for something else is closed. */
async function stillOpen(
  { sessionId, planId, payerId }: PlanCheckout,
  { stripe }: Provider,
  wanted: Pick<PlanCheckout, 'planId' | 'payerId'>,
  { subscriptions }: Pick<PlanWork, 'subscriptions'>,
): Promise<string | undefined> {
  const session = await askProvider(stripe.checkout.sessions.retrieve(sessionId));
  if (session.status === 'expired') return undefined;
  if (session.status === 'complete') {
    const subscriptionId = subscriptionOf(session);
    const stored = subscriptionId ? await subscriptions.find(subscriptionId) : undefined;
    // What was paid for there may have ended already, and can be bought anew.
    if (stored?.status === 'cancelled') return undefined;
    // Paid, and not yet known here: it comes with a webhook or when the payer returns.
    throw new Problem('plan.pending');
  }
  if (planId === wanted.planId && payerId === wanted.payerId && session.url) return session.url;
  await askProvider(stripe.checkout.sessions.expire(sessionId));
  return undefined;
}

interface Beginning {
  readonly planId: Input['planId'];
  readonly owned: Owned;
  readonly before: PlanCheckout | undefined;
  readonly account: Account;
}

async function begin(
  { planId, owned, before, account }: Beginning,
  provider: Provider,
  { now }: Caller,
  work: PlanWork,
): Promise<{ url: string }> {
  const { platform, userId: payerId } = account;
  const request = planRequest(planId, platform, provider.livemode);
  const metadata: PlanMetadata = { ...owned, payerId, platform };
  const version = (before?.version ?? 0) + 1;
  const back = `${work.webOrigin()}/settings?tab=payments`;
  const [{ subscriptionPriceId: price, quantity }] = request.items;
  const session = await askProvider(
    provider.stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: await work.customers.of(account, provider),
        line_items: [{ price, quantity }],
        client_reference_id: payerId,
        metadata: { ...metadata },
        subscription_data: { metadata: { ...metadata } },
        success_url: `${back}&paymentsuccessful=true&checkout={CHECKOUT_SESSION_ID}`,
        cancel_url: back,
      },
      { idempotencyKey: `plan-${owned.kind}-${owned.ownerId}-${version}-${planId}-${payerId}` },
    ),
  );
  const saved = await work.checkouts.save({ ...owned, payerId, planId, sessionId: session.id, request, version }, now);
  if (!saved || !session.url) throw new Problem('plan.pending');
  return { url: session.url };
}
