import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex, DueWork } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { isOver } from '#shared/discovery/subscriptions/due-times.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import type { ActivitySubscriptionStore } from '../store.ts';
import { nextCheck, subscriptionWork } from '../subscription-work.ts';
import { shown } from './list-activity-subscriptions.ts';

type Save = (typeof activitySubscriptionsContract)['operations']['saveActivitySubscriptions'];

interface Ports {
  readonly store: ActivitySubscriptionStore;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** The list is written by the time that anybody looks at it. */
const headStartMs = 60_000;

/**
 * Replaces a person's list over the version that they saw. The mail that confirms what is new is due work: no trouble with
 * the mail stands in the way of saving. Work is noted before the list, so that no list waits for work that was not noted.
 */
export async function saveActivitySubscriptions(
  { subscriptions, version }: Parsed<Save>,
  caller: Caller,
  { store, due }: Ports,
): Promise<Output<Save>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const seen = await store.find(userId);
  if (seen.version !== version) throw new Problem('record.changed', { currentVersion: seen.version });
  const known = new Map(seen.subscriptions.map((one) => [one.id, one]));
  refuseOver(subscriptions, known, now);
  for (const one of subscriptions) {
    const work = workFor(one, known.get(one.id), caller);
    for (const piece of work) await due.schedule(piece, now);
  }
  if (await store.save(userId, seen, subscriptions))
    return shown({ version: version + 1, subscriptions }, userId, store, now);
  throw new Problem('record.changed', { currentVersion: (await store.find(userId)).version });
}

/** What follows from one that is new, or another than before: looking for events, and saying what was subscribed to. */
function workFor(one: ActivitySubscription, before: ActivitySubscription | undefined, caller: Caller): DueWork[] {
  if (one.status === 'paused' || isDeepStrictEqual(one, before)) return [];
  const { userId } = actorOf(caller);
  const soon = new Date(caller.now.getTime() + headStartMs);
  const look = nextCheck(userId, one, caller.account?.timeZone ?? one.timeZone, soon);
  const isResumed = isDeepStrictEqual(one, before && { ...before, status: one.status });
  const confirm = subscriptionWork({ kind: 'confirm', userId, id: one.id }, soon.toISOString());
  return [...(look ? [look] : []), ...(isResumed ? [] : [confirm])];
}

/** One whose last day has passed may stay in the list as it is. */
function refuseOver(
  subscriptions: readonly ActivitySubscription[],
  known: ReadonlyMap<number, ActivitySubscription>,
  now: Date,
): void {
  const index = subscriptions.findIndex((one) => isOver(one, now) && known.get(one.id)?.endDate !== one.endDate);
  if (index < 0) return;
  throw new Problem('request.invalid', { fields: { [`subscriptions.${index}.endDate`]: 'The last day has passed.' } });
}
