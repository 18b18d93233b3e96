import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { refundAsked, settlementAsked } from '#shared/payments/orders/messages.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { createCashier } from './cashier.ts';
import { scheduleRefund } from './refund-work.ts';
import { settleOrder } from './settle-order.ts';

const by = { orders: createOrders(table()), cashier: createCashier(provider), due: createDueIndex(table()) };

/** Closes orders whose spot is given up, and sends back what follows from it. */
export const handler = listen(
  on(settlementAsked, ({ data }, now) => settleOrder(data, by, now)),
  on(refundAsked, ({ data }, now) => scheduleRefund(data, by, now)),
);
