import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { seasonMoved } from '#shared/competitions/seasons/messages.ts';
import { orderPaid } from '#shared/payments/orders/messages.ts';
import { createSeasonDelivery } from './deliver-season.ts';

const delivery = createSeasonDelivery(table(), createOrders(table()));

/** Notes what was paid by card for seasons, and sends it back when one is canceled. */
export const handler = listen(
  on(orderPaid, async ({ data: { orderId, subjectKind } }, now) => {
    if (subjectKind === 'season') await delivery.deliver(orderId, now);
  }),
  on(seasonMoved, async ({ data: { seasonId, status } }, now) => {
    if (status === 'cancelled') await delivery.sendAllBack(seasonId, now);
  }),
);
