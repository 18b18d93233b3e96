import { createAccountReader } from '../../kernel/accounts.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { variable } from '../../kernel/env.ts';
import { digestQueue } from '../../kernel/held-notices.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { createNotices } from '../../kernel/notices.ts';
import { runDue } from '../../kernel/run-due.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { table } from '../../kernel/table.ts';
import { type DigestSender, DigestWork, sendDigest } from './send-digest.ts';
import { createHeldStore } from './store.ts';

const by: DigestSender = {
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  held: createHeldStore(table()),
  notices: createNotices(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
};
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(digestQueue, ({ data }, now) => sendDigest(DigestWork.parse(data), by, now()), index, clock.now);
