import { createAccountReader } from './accounts.ts';
import { createBlockReader } from './blocks.ts';
import type { Delivery } from './deliver.ts';
import { variable } from './env.ts';
import { createHeldNotices } from './held-notices.ts';
import { createInbox } from './inbox.ts';
import { createMailer } from './mail/send-email.ts';
import { createNotices } from './notices.ts';
import { createPace } from './pace.ts';
import { signingSecret } from './secrets.ts';
import { table } from './table.ts';

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
