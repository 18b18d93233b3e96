import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Told } from './inbox-reader.ts';
import { isWanted, type Pusher, pushOut, pushToAll } from './push-out.ts';
import { summaryOf } from './push-words.ts';

interface Held {
  readonly userId: string;
  readonly until: string;
  readonly tries?: number | undefined;
}

/** One message about everything that waited for an instant and is still wanted and unread (P23). */
export async function pushHeld({ userId, until, tries = 0 }: Held, by: Pusher, now: Date): Promise<void> {
  const account = await by.accounts.find(userId);
  if (!account) return;
  const rows: Told[] = [];
  for (const row of await by.told.listHeld(userId, until)) if (await isWanted(row, account, by, now)) rows.push(row);
  const [only] = rows;
  if (!only) return;
  if (rows.length === 1) return pushOut(only, by, now);
  const cause = idFrom('notice', 'held pushes', userId, until);
  if (await by.daily.take({ userId, topic: 'push' }, cause, now)) return;
  const push = { userId, cause, topic: 'held', message: summaryOf(rows) };
  await pushToAll(push, await by.devices.list(userId), { again: { kind: 'held', userId, until }, tries }, by, now);
}
