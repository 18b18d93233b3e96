import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { FindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import type { Message } from '#shared/contract/message.ts';
import { OrderId } from '#shared/ids.ts';
import type { disputeChanged } from '#shared/payments/orders/messages.ts';
import type { StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { disputeLetter } from './dispute-letters.ts';
import { sellersTold } from './sellers-told.ts';

/** Where disputes wait for the days before their deadline. */
export const disputeQueue = 'payments-disputes';

/** A dispute that may still have no answer so many days before its deadline. */
export const DisputeWork = z.strictObject({ orderId: OrderId, disputeId: z.string(), days: z.int() });
type DisputeWork = z.infer<typeof DisputeWork>;

export interface TellingSellers {
  readonly orders: Pick<Orders, 'find'>;
  readonly delivery: Delivery;
  readonly moneyPeopleOf: FindMoneyPeople;
}

const dayMs = 24 * 60 * 60_000;
const remindedDays = [3, 1] as const;

const disputeOf = (order: StoredOrder | undefined, disputeId: string) =>
  order?.disputes?.find((one) => one.disputeId === disputeId);

/** Tells the seller that a payment is disputed, or how it ended; reminders before the deadline follow. */
export async function tellOfDispute(
  { messageId, occurredAt, data: { orderId, disputeId, what } }: Message<typeof disputeChanged>,
  { due, ...by }: TellingSellers & { readonly due: Pick<DueIndex, 'schedule'> },
  now: Date,
): Promise<void> {
  const order = await by.orders.find(orderId);
  const dispute = disputeOf(order, disputeId);
  if (!order || !dispute) return;
  if (what === 'opened') await scheduleReminders(order, dispute, due, now);
  await tellSeller({ order, dispute, what, cause: messageId, causedAt: occurredAt }, by, now);
}

async function scheduleReminders(
  { orderId }: StoredOrder,
  { disputeId, answerBy }: StoredDispute,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
) {
  for (const days of answerBy ? remindedDays : []) {
    const dueAt = new Date(Date.parse(answerBy ?? '') - days * dayMs).toISOString();
    if (dueAt <= now.toISOString()) continue;
    const key = `${disputeId}/${days}`;
    await due.schedule({ queue: disputeQueue, key, dueAt, data: { orderId, disputeId, days } }, now);
  }
}

/** Reminds the seller of a dispute that has no answer yet. Safe to repeat. */
export async function remindOfDispute(
  { orderId, disputeId, days }: DisputeWork,
  dueAt: string,
  by: TellingSellers,
  now: Date,
): Promise<void> {
  const order = await by.orders.find(orderId);
  const dispute = disputeOf(order, disputeId);
  if (!order || dispute?.status !== 'needs_response' || dispute.answeredAt) return;
  const cause = `dispute/${disputeId}/${days}`;
  await tellSeller({ order, dispute, what: 'reminded', cause, causedAt: dueAt }, by, now);
}

interface Told {
  readonly order: StoredOrder;
  readonly dispute: StoredDispute;
  readonly what: Parameters<typeof disputeLetter>[2];
  readonly cause: string;
  readonly causedAt: string;
}

async function tellSeller({ order, ...told }: Told, by: TellingSellers, now: Date): Promise<void> {
  for (const userId of await sellersTold(order, by.moneyPeopleOf)) await tellOne(userId, { order, ...told }, by, now);
}

async function tellOne(
  userId: string,
  { order, dispute, what, cause, causedAt }: Told,
  { delivery }: TellingSellers,
  now: Date,
): Promise<void> {
  const account = await delivery.accounts.find(userId);
  if (!account || account.deletedAt) return;
  const zone = account.timeZone ?? order.timeZone;
  const tell = () => disputeLetter(order, dispute, what, { origin: delivery.origin, zone });
  await deliver({ cause, causedAt, userId, topic: 'payments', isUrgent: true, tell }, delivery, now);
}
