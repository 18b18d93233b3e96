import { privacySaved, profileSaved } from '#shared/accounts/messages.ts';
import { connectionAccepted, connectionAsked } from '#shared/connections/messages.ts';
import { createAccountReader } from '../../../kernel/accounts.ts';
import { createBlockReader } from '../../../kernel/blocks.ts';
import type { Delivery } from '../../../kernel/deliver.ts';
import { variable } from '../../../kernel/env.ts';
import { createHeldNotices } from '../../../kernel/held-notices.ts';
import { createInbox } from '../../../kernel/inbox.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { createMailer } from '../../../kernel/mail/send-email.ts';
import { createNotices } from '../../../kernel/notices.ts';
import { createPace } from '../../../kernel/pace.ts';
import { signingSecret } from '../../../kernel/secrets.ts';
import { table } from '../../../kernel/table.ts';
import { createNearbyStore } from '../../nearby/store.ts';
import { createConnectionStore } from '../store.ts';
import { tellOfAcceptance, tellOfRequest } from './tell.ts';

const accounts = createAccountReader(table());
const nearby = createNearbyStore(table());
const delivery: Delivery = {
  accounts,
  blocks: createBlockReader(table()),
  notices: createNotices(table()),
  inbox: createInbox(table()),
  pace: createPace(table()),
  held: createHeldNotices(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
};
const by = { ...delivery, connections: createConnectionStore(table()) };

async function list({ data: { userId } }: { readonly data: { readonly userId: string } }, now: Date): Promise<void> {
  const account = await accounts.find(userId);
  if (account) await nearby.show(account, now);
}

export const handler = listen(
  on(profileSaved, list),
  on(privacySaved, list),
  on(connectionAsked, (message, now) => tellOfRequest(message, by, now)),
  on(connectionAccepted, (message, now) => tellOfAcceptance(message, by, now)),
);
