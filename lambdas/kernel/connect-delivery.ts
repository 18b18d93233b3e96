import { createAccountReader } from '../../../kernel/accounts.ts';
import { createBlockReader } from '../../../kernel/blocks.ts';
import type { Delivery } from '../../../kernel/deliver.ts';
import { variable } from '../../../kernel/env.ts';
import { createHeldNotices } from '../../../kernel/held-notices.ts';
import { createInbox } from '../../../kernel/inbox.ts';
import { createMailer } from '../../../kernel/mail/send-email.ts';
import { createNotices } from '../../../kernel/notices.ts';
import { createPace } from '../../../kernel/pace.ts';
import { signingSecret } from '../../../kernel/secrets.ts';
import { table } from '../../../kernel/table.ts';

/** What it takes to tell people something, over the product's table and mail service. */
export const connectDelivery = (): Delivery => ({
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  notices: createNotices(table()),
  inbox: createInbox(table()),
  pace: createPace(table()),
  held: createHeldNotices(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
});
