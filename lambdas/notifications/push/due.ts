import * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex, type DueWork } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../kernel/clock.ts';
import { connectPost } from './connect.ts';
import { createPusher } from './connect-pusher.ts';
import type { InboxEntry } from './inbox-reader.ts';
import { AgainWork, HeldWork, isWanted, type Pusher, pushOut, pushToAll } from './push-out.ts';
import { summaryOf } from './push-words.ts';
import { pushQueue } from './queue.ts';
import { TouchWork, touch } from './refresh-registration.ts';

const Work = z.discriminatedUnion('kind', [AgainWork, HeldWork, TouchWork]);

async function work({ data }: DueWork, by: Pusher, now: Date): Promise<void> {
  const one = Work.parse(data);
  if (one.kind === 'touch') await touch(one, by, now);
  else if (one.kind === 'held') await pushHeld(one, by, now);
  else await pushOut(one, by, now, one.tries);
}

const by = createPusher(table(), connectPost());
const index = createDueIndex(table());

/** Pushes what waited for the morning or could not be delivered, and looks after devices that were not heard of for long. */
export const handler = job(() => runDue(pushQueue, (due, now) => work(due, by, now()), index, clock.now));

interface Held {
  readonly userId: string;
  readonly until: string;
  readonly tries?: number | undefined;
}

/** One message about everything that waited for an instant and is still wanted and unread (P23). */
async function pushHeld({ userId, until, tries = 0 }: Held, by: Pusher, now: Date): Promise<void> {
  const account = await by.accounts.find(userId);
  if (!account) return;
  const rows: InboxEntry[] = [];
  for (const row of await by.told.listHeld(userId, until)) if (await isWanted(row, account, by, now)) rows.push(row);
  const [only] = rows;
  if (!only) return;
  if (rows.length === 1) return pushOut(only, by, now);
  const cause = idFrom('notice', 'held pushes', userId, until);
  if (await by.daily.take({ userId, topic: 'push' }, cause, now)) return;
  const push = { userId, cause, topic: 'held', message: summaryOf(rows) };
  await pushToAll(push, await by.devices.list(userId), { again: { kind: 'held', userId, until }, tries }, by, now);
}
