import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { clock } from '../../kernel/clock.ts';
import { variable } from '../../kernel/env.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { digestQueue } from '../ports/inbox/held-notices.ts';
import { createNotices } from '../ports/inbox/notices.ts';
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

/** Sends what waited: for the end of the night, for a digest, or because too much came at once. */
export const handler = job(() =>
  runDue(digestQueue, ({ data }, now) => sendDigest(DigestWork.parse(data), by, now()), index, clock.now),
);
