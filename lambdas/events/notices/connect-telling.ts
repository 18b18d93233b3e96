import { createBlockReader } from '../../kernel/blocks.ts';
import { variable } from '../../kernel/env.ts';
import { createHeldNotices } from '../../kernel/held-notices.ts';
import { createInbox } from '../../kernel/inbox.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { createNotices } from '../../kernel/notices.ts';
import { createPace } from '../../kernel/pace.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { table } from '../../kernel/table.ts';
import { createEventReader } from '../event-reader.ts';
import { createPeopleReader } from '../guests/people.ts';
import type { Teller } from './teller.ts';

/** What it takes to tell people of events as they are, over the product's table and mail service. */
export function connectTelling(): Teller {
  const origin = variable('WEB_ORIGIN');
  const from = variable('MAIL_FROM');
  return {
    accounts: createPeopleReader(table()),
    blocks: createBlockReader(table()),
    notices: createNotices(table()),
    inbox: createInbox(table()),
    pace: createPace(table()),
    held: createHeldNotices(table()),
    mailer: createMailer(),
    origin,
    secret: signingSecret,
    find: createEventReader(table()).findWithLine,
    home: { origin, fromAddress: /<([^>]+)>/.exec(from)?.[1] ?? from },
  };
}
