import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { spotHeld } from '#shared/competitions/payments/messages.ts';
import { seasonMoved } from '#shared/competitions/seasons/messages.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { orderPaid } from '#shared/payments/orders/messages.ts';
import { createSeasonDelivery } from './deliver-season.ts';
import { seasonUse } from './end-season-use.ts';
import { lookAgain } from './lapse-spot.ts';

const due = createDueIndex(table());
const delivery = createSeasonDelivery(table(), createOrders(table()));

/** Notes what was paid by card for seasons, sends it back when one is canceled, frees the account once it is over, and watches held spots. */
export const handler = listen(
  on(orderPaid, async ({ data: { orderId, subjectKind } }, now) => {
    if (subjectKind === 'season') await delivery.deliver(orderId, now);
  }),
  on(spotHeld, ({ data: { payBy, ...spot } }, now) => lookAgain(spot, payBy, { due }, now)),
  on(seasonMoved, async ({ data: { seasonId, status } }, now) => {
    if (status === 'cancelled') await delivery.sendAllBack(seasonId, now);
    if (!isEditable(status)) await seasonUse.schedule(seasonId, { due }, now);
  }),
);
