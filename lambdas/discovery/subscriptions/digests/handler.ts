import { createBlockReader } from '../../../kernel/blocks.ts';
import { clock } from '../../../kernel/clock.ts';
import { connectDelivery } from '../../../kernel/connect-delivery.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createCardReader } from '../../store.ts';
import { createActivitySubscriptionStore } from '../store.ts';
import { SubscriptionWork, subscriptionQueue } from '../subscription-work.ts';
import { createDigestStore } from './digest-store.ts';
import { type Teller, tellSubscriber } from './tell-subscriber.ts';

const due = createDueIndex(table());
const by: Teller = {
  ...connectDelivery(),
  blocks: createBlockReader(table()),
  store: createActivitySubscriptionStore(table()),
  digests: createDigestStore(table()),
  read: createCardReader(table()),
  due,
};

export const handler = (): Promise<void> =>
  runDue(subscriptionQueue, ({ data }, now) => tellSubscriber(SubscriptionWork.parse(data), by, now()), due, clock.now);
