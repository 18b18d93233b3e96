import { createBlockReader } from '../../kernel/blocks.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { variable } from '../../kernel/env.ts';
import { createFirstOf } from '../../kernel/first-of.ts';
import { createHeldNotices } from '../../kernel/held-notices.ts';
import { createInbox } from '../../kernel/inbox.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { createNotices } from '../../kernel/notices.ts';
import { createPace } from '../../kernel/pace.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { table } from '../../kernel/table.ts';
import { createEventReader } from '../event-reader.ts';
import { createPeopleReader } from '../guests/people.ts';
import { createLeftWithSeries } from '../series/standing/series-leaves.ts';
import { createToldWithSeries } from '../series/told-with-series.ts';
import { createLeftByThemselves } from './left-by-themselves.ts';
import type { FactTaker } from './take-fact.ts';

/** Everything that telling people needs, over the product's table and mail service. */
export function connect(): FactTaker {
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
    isToldWithSeries: createToldWithSeries(table()),
    leftWithSeries: createLeftWithSeries(table()),
    leftByThemselves: createLeftByThemselves(table()),
    home: { origin, fromAddress: /<([^>]+)>/.exec(from)?.[1] ?? from },
    due: createDueIndex(table()),
    isFirst: createFirstOf(table()),
  };
}
