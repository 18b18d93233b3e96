import type * as z from 'zod';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import {
  chargeAsked,
  creditHeld,
  disputeAnswered,
  holdChanged,
  refundAsked,
  refundOffered,
  settlementAsked,
} from '#shared/payments/orders/messages.ts';
import { noteThatPayerLeft } from '../deletion/leave-orders.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { createCashier } from './cashier.ts';
import { scheduleCharge } from './charge-work.ts';
import { orderQueue } from './expiry-work.ts';
import { scheduleRefund, sendUnlessTaken } from './refund-work.ts';
import { sendAnswer } from './send-answer.ts';
import { settleOrder } from './settle-order.ts';

const accounts = createAccountReader(table());
const by = { orders: createOrders(table()), cashier: createCashier(provider), due: createDueIndex(table()) };

/** Looks at an order when its time to pay is over. */
const lookAt = ({ orderId, until }: { readonly orderId: string; readonly until: string }, now: Date) =>
  by.due.schedule({ queue: orderQueue, key: `${orderId}/${until}`, dueAt: until, data: { orderId } }, now);

/** What goes back to a payer whose account is gone goes to their card, whichever of the two is heard of first. */
async function settleSpot(asked: z.infer<typeof settlementAsked.data>, now: Date): Promise<void> {
  const order = await by.orders.find(asked.orderId);
  const payer = order && (await accounts.find(order.userId));
  if (payer?.deletedAt) await noteThatPayerLeft(asked.orderId, payer, by, now);
  await settleOrder(asked, by, now);
}

/**
 * Closes orders whose spot is given up, sends back what follows from it, unless the payer takes credit for it, looks again when a hold ends that was changed, or in which
 * credit is, has saved cards charged once a price is final, and sends the provider the answers to disputes.
 */
export const handler = listen(
  on(settlementAsked, ({ data }, now) => settleSpot(data, now)),
  on(holdChanged, ({ data }, now) => lookAt(data, now)),
  on(creditHeld, ({ data }, now) => lookAt(data, now)),
  on(refundAsked, ({ data, messageId }, now) => scheduleRefund(data, messageId, by, now)),
  on(refundOffered, ({ data }, now) => sendUnlessTaken(data, by, now)),
  on(chargeAsked, ({ data }, now) => scheduleCharge(data, by, now)),
  on(disputeAnswered, ({ data }) => sendAnswer(data, by)),
);
