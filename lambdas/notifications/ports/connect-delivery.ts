import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createMailer } from '#lambdas/kernel/mail/send-email.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import type { Delivery } from './deliver.ts';
import { createHeldNotices } from './inbox/held-notices.ts';
import { createInbox } from './inbox/inbox.ts';
import { createNotices } from './inbox/notices.ts';
import { createPace } from './inbox/pace.ts';
import { createMailRefusals } from './mail-refusals.ts';

/** What it takes to tell people something, over the product's table and mail service. */
export const connectDelivery = (): Delivery => ({
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  refusals: createMailRefusals(table()),
  notices: createNotices(table()),
  inbox: createInbox(table()),
  pace: createPace(table()),
  held: createHeldNotices(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
});
