import type { EventBridgeEvent } from 'aws-lambda';
import { clock } from '../../kernel/clock.ts';
import { createNotices } from '../../kernel/notices.ts';
import { table } from '../../kernel/table.ts';
import { hearMail } from './hear-mail.ts';
import { MailEvent } from './mail-event.ts';
import { createSuppressionStore } from './store.ts';

const notices = createNotices(table());
const suppressions = createSuppressionStore(table());

export const handler = ({ detail }: EventBridgeEvent<string, unknown>): Promise<void> =>
  hearMail(MailEvent.parse(detail), notices, suppressions, clock.now());
