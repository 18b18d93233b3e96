import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createCardCharger } from '../ports/cards/card-charger.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { ChargeWork, chargeOrder, chargeQueue } from './charge-work.ts';

const due = createDueIndex(table());
const by = { orders: createOrders(table()), charger: createCardCharger(provider) };

/** Charges saved cards for prices that are final. */
export const handler = job(() =>
  runDue(chargeQueue, ({ data }, now) => chargeOrder(ChargeWork.parse(data).orderId, by, now()), due, clock.now, 1),
);
