import { createHash } from 'node:crypto';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { hasBegun, isOver, nextMorning, periodDue } from '#shared/discovery/subscriptions/due-times.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import type { ReadCards } from '../../search/store.ts';
import type { ActivitySubscriptionStore } from '../store.ts';
import { nextCheck, type SubscriptionWork, subscriptionWork } from '../subscription-work.ts';
import type { DigestState, DigestStore } from './digest-store.ts';
import { findNews, mostInMail } from './find-news.ts';
import { type FitPorts, fitting } from './fitting.ts';
import { closingLetter, confirmationLetter, digestLetter } from './letters.ts';

export interface Notifier extends Delivery, FitPorts {
  readonly blocks: Delivery['blocks'] & FitPorts['blocks'];
  readonly store: Pick<ActivitySubscriptionStore, 'find'>;
  readonly digests: DigestStore;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly read: ReadCards;
}

interface Subscriber {
  readonly account: Account;
  readonly one: ActivitySubscription;
  readonly zone: string;
}

/** Between two mails of one that tells at once. */
const restMs = 10 * 60_000;

/** Does one piece of work, as far as what it is about still stands at this moment. It may be done twice. */
export async function notifySubscriber({ kind, userId, id }: SubscriptionWork, by: Notifier, now: Date): Promise<void> {
  const [{ subscriptions }, account] = await Promise.all([by.store.find(userId), by.accounts.find(userId)]);
  const one = subscriptions.find((other) => other.id === id);
  if (!one || one.status === 'paused' || !account || account.deletedAt) return;
  const subscriber = { account, one, zone: account.timeZone ?? one.timeZone };
  if (kind === 'confirm') return confirm(subscriber, by, now);
  if (isOver(one, now)) return close(subscriber, by, now);
  const next = await look(subscriber, by, now);
  if (next) await by.due.schedule(next, now);
}

async function confirm({ account, one }: Subscriber, by: Notifier, now: Date): Promise<void> {
  const { status: _, ...content } = one;
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  // Named by its content: however often the same is saved, it is confirmed once.
  await tell(
    account,
    `activity-subscription-confirmation/${hash}`,
    now,
    await lettersOf(one, by, confirmationLetter),
    by,
  );
}

async function close({ account, one }: Subscriber, by: Notifier, now: Date): Promise<void> {
  const cause = `activity-subscription-end/${one.id}/${one.endDate ?? 0}`;
  await tell(account, cause, now, await lettersOf(one, by, closingLetter), by);
}

const lettersOf = async (
  one: ActivitySubscription,
  { origin, secret: read }: Notifier,
  letter: typeof closingLetter,
) => {
  const secret = await read();
  return (account: Account) => letter({ account, one, origin, secret });
};

/** Tells what is new, if there is anything and its time has come; the work that is to come after it. */
async function look(subscriber: Subscriber, by: Notifier, now: Date) {
  const { account, one, zone } = subscriber;
  const following = nextCheck(account.userId, one, zone, now);
  if (!hasBegun(one, now)) return following;
  const state = await by.digests.find(account.userId, String(one.id));
  const period = periodDue(one, zone, now, state.lastPeriod);
  const decided = state.pending ? state : period && (await decide(state, period, subscriber, by, now));
  if (decided) await send(decided, subscriber, by, now);
  if (one.frequency !== 'instant') return following;
  const look = (at: string) => subscriptionWork({ kind: 'look', userId: account.userId, id: one.id }, at);
  if (!decided) return period ? following : look(nextMorning(zone, now));
  // A full mail may have left something: nothing else would wake this one for it.
  const isFull = (decided.pending?.eventIds.length ?? 0) >= mostInMail;
  return isFull ? look(new Date(now.getTime() + restMs).toISOString()) : following;
}

async function decide(state: DigestState, period: string, { account, one }: Subscriber, by: Notifier, now: Date) {
  const eventIds = await findNews({ account, one, told: state.told }, by.read, by, now);
  if (eventIds.length === 0) return undefined;
  const decided = await by.digests.decide(state, { period, eventIds: [...eventIds], decidedAt: now.toISOString() });
  if (!decided) throw new Error('Another run is deciding on this digest');
  return decided;
}

/** What was decided and still fits goes out under the name of its period; then all of it is known as told. */
async function send(state: DigestState, { account, one }: Subscriber, by: Notifier, now: Date): Promise<void> {
  const { pending, told } = state;
  if (!pending) return;
  const events = await fitting(pending.eventIds, { account, one }, by, now);
  const cause = `activity-subscription/${one.id}/${pending.period}`;
  const letter = await lettersOf(one, by, (words) => digestLetter(events, words));
  if (events.length > 0) await tell(account, cause, new Date(pending.decidedAt), letter, by, now);
  const starts = new Map(events.map(({ eventId, startsAt }) => [eventId, startsAt]));
  const later = Object.entries(told).filter(([, startsAt]) => startsAt > now.toISOString());
  const added = pending.eventIds.map((eventId) => [eventId, starts.get(eventId) ?? pending.decidedAt] as const);
  await by.digests.settle(state, Object.fromEntries([...later, ...added]), now);
}

function tell(
  { userId }: Account,
  cause: string,
  causedAt: Date,
  letter: (account: Account) => NoticeContent,
  by: Notifier,
  now = causedAt,
) {
  return deliver({ cause, causedAt: causedAt.toISOString(), userId, topic: 'activityAlert', tell: letter }, by, now);
}
