import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { clock } from '../../../kernel/clock.ts';
import { createCardReader } from '../../search/store.ts';
import { createActivitySubscriptionStore } from '../store.ts';
import { SubscriptionWork, subscriptionQueue } from '../subscription-work.ts';
import { createDigestStore } from './digest-store.ts';
import { type Notifier, notifySubscriber } from './notify-subscriber.ts';

const due = createDueIndex(table());
const by: Notifier = {
  ...connectDelivery(),
  blocks: createBlockReader(table()),
  store: createActivitySubscriptionStore(table()),
  digests: createDigestStore(table()),
  read: createCardReader(table()),
  due,
};

/** Looks for what people follow when their digest is due, confirms what they saved, and closes what has ended. */
export const handler = job(() =>
  runDue(
    subscriptionQueue,
    ({ data }, now) => notifySubscriber(SubscriptionWork.parse(data), by, now()),
    due,
    clock.now,
  ),
);
