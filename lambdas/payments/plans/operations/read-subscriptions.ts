import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { plansContract } from '#shared/payments/plans/contract.ts';
import type { PlanWork } from '../plan-work.ts';
import type { StoredSubscription } from '../subscription-store.ts';
import { toSubscription } from '../to-subscription.ts';

type Operations = (typeof plansContract)['operations'];

/** Everything that the caller subscribes to or did. */
export async function listSubscriptions(
  caller: Caller,
  work: Pick<PlanWork, 'subscriptions' | 'teams'>,
): Promise<Output<Operations['listSubscriptions']>> {
  const stored = await work.subscriptions.listByPayer(actorOf(caller).userId);
  const names = await namesOf(stored, work);
  return { subscriptions: stored.map((each) => toSubscription(each, names.get(each.ownerId))) };
}

/** The newest subscription of the caller that is not over: for a community, or for themselves. */
export async function currentSubscription(
  kind: StoredSubscription['kind'],
  caller: Caller,
  work: Pick<PlanWork, 'subscriptions' | 'teams'>,
): Promise<Output<Operations['getCommunitySubscription']>> {
  const { subscriptions } = await listSubscriptions(caller, work);
  const goesOn = ({ status }: { readonly status: string }) => status !== 'cancelled' && status !== 'incomplete';
  return { subscription: subscriptions.find((each) => each.kind === kind && goesOn(each)) };
}

/** A page of what became of the caller's subscriptions. */
export async function listSubscriptionEvents(
  input: Parsed<Operations['listSubscriptionEvents']>,
  caller: Caller,
  work: Pick<PlanWork, 'subscriptions' | 'teams'>,
): Promise<Output<Operations['listSubscriptionEvents']>> {
  const { userId } = actorOf(caller);
  const cursors = cursorsFor(userId, input);
  const after = input.cursor && (await cursors.read(input.cursor));
  const { events, next } = await work.subscriptions.listEvents(userId, after || undefined);
  const names = await namesOf(events, work);
  return {
    events: events.map((event) => ({ ...event, ownerName: names.get(event.ownerId) })),
    nextCursor: next && (await cursors.write(next)),
  };
}

async function namesOf(
  owned: readonly Pick<StoredSubscription, 'kind' | 'ownerId'>[],
  { teams }: Pick<PlanWork, 'teams'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = owned.filter(({ kind }) => kind === 'team').map(({ ownerId }) => ownerId);
  return new Map((await teams.list(ids)).map(({ teamId, facts }) => [teamId, facts.name]));
}
