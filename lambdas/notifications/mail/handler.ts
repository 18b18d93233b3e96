import type { EventBridgeEvent } from 'aws-lambda';
import { table } from '#lambdas/kernel/data/table.ts';
import { clock } from '../../kernel/clock.ts';
import { createNotices } from '../ports/inbox/notices.ts';
import { hearMail } from './hear-mail.ts';
import { MailEvent } from './mail-event.ts';
import { createSuppressionStore } from './store.ts';

const notices = createNotices(table());
const suppressions = createSuppressionStore(table());

export const handler = ({ detail }: EventBridgeEvent<string, unknown>): Promise<void> =>
  hearMail(MailEvent.parse(detail), notices, suppressions, clock.now());
