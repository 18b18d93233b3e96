import { table } from '#lambdas/kernel/data/table.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { variable } from '../../kernel/env.ts';
import { createEventReader } from '../details/event-reader.ts';
import { createPeopleReader } from '../ports/guests/people.ts';
import type { Notifier } from './notifier.ts';

/** What it takes to tell people of events as they are, guests among them. */
export function connectNotifier(): Notifier {
  const delivery = connectDelivery();
  const from = variable('MAIL_FROM');
  return {
    ...delivery,
    accounts: createPeopleReader(table()),
    find: createEventReader(table()).findWithLine,
    home: { origin: delivery.origin, fromAddress: /<([^>]+)>/.exec(from)?.[1] ?? from },
  };
}
