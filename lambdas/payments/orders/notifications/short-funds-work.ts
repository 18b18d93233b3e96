import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { FindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { sellersTold } from './sellers-told.ts';
import { shortLetter, type Waiting } from './short-funds-letter.ts';
import type { ShortRefunds } from './short-refunds.ts';

/** Where sellers wait to hear of the refunds that their balance is short of. */
export const shortFundsQueue = 'payments-short-funds';

/** A seller's account at the provider. */
export const ShortFundsWork = z.strictObject({ stripeId: z.string() });

export interface TellingOfFunds {
  readonly orders: Pick<Orders, 'find'>;
  readonly short: ShortRefunds;
  readonly delivery: Delivery;
  readonly moneyPeopleOf: FindMoneyPeople;
  readonly due: Pick<DueIndex, 'schedule'>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Refunds that fall short together are told of together. */
export const scheduleShortFunds = (stripeId: string, { due }: Pick<TellingOfFunds, 'due'>, now: Date): Promise<void> =>
  schedule(stripeId, due, new Date(now.getTime() + 10 * minuteMs), now);

/** The same day it is the same work. */
const schedule = (stripeId: string, due: TellingOfFunds['due'], at: Date, now: Date): Promise<void> =>
  due.schedule(
    {
      queue: shortFundsQueue,
      key: `${stripeId}/${at.toISOString().slice(0, 10)}`,
      dueAt: at.toISOString(),
      data: { stripeId },
    },
    now,
  );

/** Tells a seller once a day of all refunds that wait for their balance, for as long as there are any. Safe to repeat. */
export async function tellOfShortFunds(stripeId: string, by: TellingOfFunds, now: Date): Promise<void> {
  const waiting = await waitingOn(stripeId, by);
  const [first] = waiting;
  if (!first) return;
  await schedule(stripeId, by.due, new Date(now.getTime() + dayMs), now);
  const causedAt = now.toISOString();
  const cause = `funds/${stripeId}/${causedAt.slice(0, 10)}`;
  const notice = { cause, causedAt, topic: 'payments' as const, isUrgent: true as const };
  for (const userId of await sellersTold(first.order, by.moneyPeopleOf))
    await deliver({ ...notice, userId, tell: () => shortLetter(waiting, by.delivery.origin) }, by.delivery, now);
}

/** Those that still wait; the others are dropped. */
async function waitingOn(stripeId: string, { short, orders }: TellingOfFunds): Promise<readonly Waiting[]> {
  const waiting: Waiting[] = [];
  for (const kept of await short.of(stripeId)) {
    const order = await orders.find(kept.orderId);
    const refund = order?.refunds.find(({ refundId }) => refundId === kept.refundId);
    if (order && refund?.status === 'pending_funds') waiting.push({ order, refund });
    else await short.drop(kept);
  }
  return waiting;
}
