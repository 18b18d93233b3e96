import type { EventBridgeEvent } from 'aws-lambda';
import { table } from '#lambdas/kernel/data/table.ts';
import { framed } from '#lambdas/kernel/observability/framed.ts';
import { clock } from '../../kernel/clock.ts';
import { createNotices } from '../ports/inbox/notices.ts';
import { hearMail } from './hear-mail.ts';
import { MailEvent } from './mail-event.ts';
import { createSuppressionStore } from './store.ts';

const notices = createNotices(table());
const suppressions = createSuppressionStore(table());

/** Hears what became of sent mail: settles notices, and stops mail to addresses that bounce or whose owner complained. */
export const handler = framed(
  'mail',
  (event: EventBridgeEvent<string, unknown>) => ({ name: event['detail-type'] }),
  ({ detail }) => hearMail(MailEvent.parse(detail), notices, suppressions, clock.now()),
);
