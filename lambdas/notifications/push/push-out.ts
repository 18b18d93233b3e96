import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { howToPush } from '#shared/notifications/choose-delivery.ts';
import type { PushDevice } from '#shared/notifications/push.ts';
import { isMailTopic, isUrgent, type MailTopic } from '#shared/notifications/topics.ts';
import type { Notices } from '../ports/inbox/notices.ts';
import type { Pace } from '../ports/inbox/pace.ts';
import type { InboxEntry, InboxKey, InboxReader } from './inbox-reader.ts';
import type { PostPush, PushMessage, PushOutcome } from './post.ts';
import { messageOf } from './push-words.ts';
import { pushQueue } from './queue.ts';
import { drop } from './refresh-registration.ts';
import type { DeviceStore } from './store.ts';

/** Older causes are not sent (promise P22). */
const toldWithinMs = 24 * 60 * 60_000;
const atOnce = 10;
/** A push service that asks for patience gets it; otherwise so many minutes more each time. */
const longestPauseMinutes = 60;

export interface Pusher {
  readonly told: InboxReader;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'isBlocked'>;
  readonly devices: DeviceStore;
  readonly notices: Notices;
  /** Of each topic, as for mail. */
  readonly pace: Pace;
  /** Of all topics together, but what is urgent: eight a day (domain 4.25). */
  readonly daily: Pace;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly post: PostPush;
}

const key = { userId: z.string(), createdAt: z.string(), notificationId: z.string() };
/** A notification of which some device was not reached. */
export const AgainWork = z.strictObject({ kind: z.literal('again'), ...key, tries: z.int() });
/** What waited of one person for one instant. */
export const HeldWork = z.strictObject({
  kind: z.literal('held'),
  userId: z.string(),
  until: z.string(),
  tries: z.int().optional(),
});

/** One message for the devices of one person. */
export interface Push {
  readonly userId: string;
  /** Names it: each device gets it once. */
  readonly cause: string;
  readonly topic: string;
  readonly message: PushMessage;
}

/**
 * Pushes a notification to each of their devices, once, as far as they want it at this moment (P23): it may be off,
 * read by now, from a blocked person, or have to wait for the morning. However often it is called, a device gets it once;
 * only when a push service took it and could not say so does it get it again, in the place of the first.
 */
export async function pushOut(told: InboxKey, by: Pusher, now: Date, tries = 0): Promise<void> {
  // Most people have no device: for them nothing else is read.
  const devices = await by.devices.list(told.userId);
  const row = devices.length > 0 ? await by.told.findUnread(told) : undefined;
  const account = row && (await by.accounts.find(told.userId));
  if (!row || !account || !(await isWanted(row, account, by, now))) return;
  const topic = row.type;
  if (!isMailTopic(topic)) return;
  const until = await waitsUntil(row, topic, account, by, now);
  if (until === 'never') return;
  if (until) return hold(row, until, by, now);
  const { userId, createdAt, notificationId } = row;
  const push = { userId, cause: notificationId, topic, message: messageOf(row, now) };
  const again = { kind: 'again', userId, createdAt, notificationId };
  await pushToAll(push, devices, { again, tries }, by, now);
}

/** Whether it is still to be pushed at all, whatever the hour. */
export async function isWanted(
  row: InboxEntry,
  account: Account,
  by: Pick<Pusher, 'blocks'>,
  now: Date,
): Promise<boolean> {
  if (account.deletedAt || now.getTime() - Date.parse(row.createdAt) > toldWithinMs) return false;
  const { createdAt, startsAt, authorId } = row;
  if (startsAt && startsAt > createdAt && startsAt <= now.toISOString()) return false;
  if (!isMailTopic(row.type) || howToPush({ topic: row.type, startsAt }, account, now).way === 'off') return false;
  return !authorId || !account.blocks || !(await by.blocks.isBlocked(row.userId, authorId));
}

async function waitsUntil(
  { userId, notificationId, startsAt, timeZone, isUrgent: isSaidUrgent }: InboxEntry,
  topic: MailTopic,
  account: Account,
  by: Pusher,
  now: Date,
): Promise<string | 'never' | undefined> {
  const how = howToPush({ topic, startsAt, timeZone, isUrgent: isSaidUrgent }, account, now);
  if (how.way !== 'now') return how.way === 'off' ? 'never' : how.until;
  const crowded = await by.pace.take({ userId, topic: `push ${topic}` }, notificationId, now);
  if (crowded) return crowded;
  const isTooMany = !isUrgent(topic) && (await by.daily.take({ userId, topic: 'push' }, notificationId, now));
  return isTooMany ? 'never' : undefined;
}

/** Planned before, and again after, because its time may come in between. */
async function hold(row: InboxEntry, until: string, by: Pusher, now: Date): Promise<void> {
  const { userId, createdAt, notificationId } = row;
  const work = { queue: pushQueue, key: `${userId}/${until}`, dueAt: until, data: { kind: 'held', userId, until } };
  await by.due.schedule(work, now);
  await by.told.hold({ userId, createdAt, notificationId }, until);
  await by.due.schedule(work, now);
}

interface Again {
  /** The work that tries again, but for how often it has been tried. */
  readonly again: Readonly<Record<string, unknown>>;
  readonly tries: number;
}

/** What could not be delivered is planned again, for all of them: who has it does not get it twice. */
export async function pushToAll(
  push: Push,
  devices: readonly PushDevice[],
  { again, tries }: Again,
  by: Pick<Pusher, 'notices' | 'post' | 'devices' | 'due'>,
  now: Date,
): Promise<void> {
  const waits: number[] = [];
  await inParallel(devices, atOnce, async (device) => {
    const outcome = await pushOnce(push, device, by, now);
    if (outcome.result === 'busy') waits.push(outcome.afterSeconds ?? 0);
    if (outcome.result === 'gone') await drop(push.userId, device.token, by.devices);
    if (outcome.result === 'refused') log.warn('a push service refused a message', { status: outcome.status ?? 0 });
  });
  if (waits.length === 0) return;
  const pauseSeconds = Math.max(...waits, 60 * Math.min(2 ** tries, longestPauseMinutes));
  const dueAt = new Date(now.getTime() + pauseSeconds * 1000).toISOString();
  const data = { ...again, tries: tries + 1 };
  await by.due.schedule({ queue: pushQueue, key: `again ${push.cause}`, dueAt, data }, now);
}

async function pushOnce(
  { userId, cause, topic, message }: Push,
  device: PushDevice,
  by: Pick<Pusher, 'notices' | 'post'>,
  now: Date,
): Promise<PushOutcome> {
  const noticeId = idFrom('notice', 'push', cause, device.token);
  const claimedBy = randomUUID();
  const claim = await by.notices.claim({ noticeId, userId, topic }, claimedBy, now);
  if (claim === 'sent') return { result: 'sent' };
  // The run with the claim may have died with it: the next try finds out.
  if (claim === 'busy') return { result: 'busy' };
  const outcome = await by.post(device, message, now);
  if (outcome.result === 'busy') await by.notices.release(noticeId, claimedBy);
  else await by.notices.markSent(noticeId, claimedBy, now);
  return outcome;
}
