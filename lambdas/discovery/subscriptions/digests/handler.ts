import { createAccountReader } from '../../../kernel/accounts.ts';
import { createBlockReader } from '../../../kernel/blocks.ts';
import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { variable } from '../../../kernel/env.ts';
import { createHeldNotices } from '../../../kernel/held-notices.ts';
import { createInbox } from '../../../kernel/inbox.ts';
import { createMailer } from '../../../kernel/mail/send-email.ts';
import { createNotices } from '../../../kernel/notices.ts';
import { createPace } from '../../../kernel/pace.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { signingSecret } from '../../../kernel/secrets.ts';
import { table } from '../../../kernel/table.ts';
import { createCardReader } from '../../store.ts';
import { createActivitySubscriptionStore } from '../store.ts';
import { SubscriptionWork, subscriptionQueue } from '../subscription-work.ts';
import { createDigestStore } from './digest-store.ts';
import { type Teller, tellSubscriber } from './tell-subscriber.ts';

const due = createDueIndex(table());
const by: Teller = {
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  notices: createNotices(table()),
  inbox: createInbox(table()),
  pace: createPace(table()),
  held: createHeldNotices(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
  store: createActivitySubscriptionStore(table()),
  digests: createDigestStore(table()),
  read: createCardReader(table()),
  due,
};

export const handler = (): Promise<void> =>
  runDue(subscriptionQueue, ({ data }, now) => tellSubscriber(SubscriptionWork.parse(data), by, now()), due, clock.now);
