import { createAccountReader } from '../../kernel/accounts.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createNotices } from '../../kernel/notices.ts';
import { createPace } from '../../kernel/pace.ts';
import { createRetry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { createToldReader } from './inbox-reader.ts';
import type { PostPush } from './post.ts';
import type { Pusher } from './push-out.ts';
import { createDeviceStore } from './store.ts';

/** Interruptions of a day, but for what is urgent (domain 4.25). */
const ofDay = { most: 8, withinMs: 24 * 60 * 60_000 };

/** What pushing takes, over a table and a way to post. */
export const createPusher = (table: Table, post: PostPush, retry = createRetry()): Pusher => ({
  told: createToldReader(table),
  accounts: createAccountReader(table),
  blocks: createBlockReader(table),
  devices: createDeviceStore(table, retry),
  notices: createNotices(table),
  pace: createPace(table, retry),
  daily: createPace(table, retry, ofDay),
  due: createDueIndex(table),
  post,
});
