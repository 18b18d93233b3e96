import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createNotices } from '../ports/inbox/notices.ts';
import { createPace } from '../ports/inbox/pace.ts';
import { createInboxReader } from './inbox-reader.ts';
import type { PostPush } from './post.ts';
import type { Pusher } from './push-out.ts';
import { createDeviceStore } from './store.ts';

/** Interruptions of a day, but for what is urgent (domain 4.25). */
const ofDay = { most: 8, withinMs: 24 * 60 * 60_000 };

/** What pushing takes, over a table and a way to post. */
export const createPusher = (table: Table, post: PostPush, retry = createRetry()): Pusher => ({
  told: createInboxReader(table),
  accounts: createAccountReader(table),
  blocks: createBlockReader(table),
  devices: createDeviceStore(table, retry),
  notices: createNotices(table),
  pace: createPace(table, retry),
  daily: createPace(table, retry, ofDay),
  due: createDueIndex(table),
  post,
});
