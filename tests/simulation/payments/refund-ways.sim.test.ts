import { expect, it } from 'vitest';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { makeRefund, type Refunding, refundNews } from '#lambdas/payments/orders/make-refund.ts';
import { answerCreditOffer, chooseRefund } from '#lambdas/payments/orders/operations/choose-refund.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundByHost } from '#lambdas/payments/ports/orders/refund-by-host.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { offerHours } from '#shared/payments/credits/refund-as-credit.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const begin = new Date('2026-11-30T08:05:00.000Z');
const late = new Date(begin.getTime() + (offerHours + 1) * 3_600_000);
const paid = anOrder({
  status: 'paid',
  paidAt: '2026-11-30T08:04:00.000Z',
  refundableMinor: 1266,
  terms: { refundPolicy: 'flexible', refundTo: 'choice' },
});
const { orderId, userId, subjectId, startsAt, totalMinor } = paid;

const orders = createOrders(stage.table, stage.retry, () => begin);
const rows = orderEntity(stage.table);
const callerAt = (now: Date) => ({ actor: { userId }, now, newId: () => '' }) as unknown as Caller;

/** What the provider sent to the card, once for each refund. */
class Provider {
  readonly sent = new Map<string, number>();
  readonly #scheduler: Scheduler;
  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }
  async refund(_: StoredOrder, { refundId, amountMinor }: StoredRefund) {
    await this.#scheduler.turn(this.#scheduler.below(40));
    if (!this.sent.has(refundId)) this.sent.set(refundId, amountMinor);
    await this.#scheduler.turn(this.#scheduler.below(40));
    return { status: 'succeeded' as const, providerRef: `re_${refundId}` };
  }
}

type Send = typeof makeRefund;

/** It is sent while the payer can still take it as credit. */
const sentBesideOffer: Send = async (work, { orders: at, cashier }, now) => {
  const order = await at.find(work.orderId);
  const refund = order?.refunds.find(({ refundId }) => refundId === work.refundId);
  if (!order || refund?.status !== 'requested') return false;
  const news = await cashier.refund(order, refund);
  await at.move(orderId, (is) => refundNews(is, refund.refundId, news, now));
  return false;
};

/** One payment that the host, the player, the payer and the clock send back in every way at once. */
const rush =
  (twin: (write: Write) => Write = (write) => write, send: Send = makeRefund) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, begin.getTime(), twin);
    const provider = new Provider(scheduler);
    const by: Refunding = { orders, cashier: provider };
    let violation: string | undefined;
    const any = async () => {
      const { refunds } = (await orders.find(orderId)) ?? paid;
      return refunds[scheduler.below(refunds.length || 1)]?.refundId ?? '';
    };
    const settling = (cause: 'left' | 'cancelled') =>
      settleOrder(
        { orderId, personId: userId, cause, at: begin.toISOString(), startsAt },
        { orders, cashier: { close: async () => undefined } },
        begin,
      );
    const answer = async (accepts: boolean) =>
      answerCreditOffer({ orderId, refundId: await any(), accepts } as never, callerAt(begin), orders);
    const hosting = (asked: object) => refundByHost({ orderId, subjectId, startsAt, ...asked }, orders, begin);
    const deeds = [
      () => chooseRefund({ orderId, personId: userId, to: 'credit' } as never, callerAt(begin), orders),
      () => chooseRefund({ orderId, personId: userId, to: 'card' } as never, callerAt(begin), orders),
      () => settling('left'),
      () => settling('cancelled'),
      () => hosting({ amountMinor: 400, offersCredit: true }),
      () => hosting({ amountMinor: 500 }),
      () => hosting({ offersCredit: true }),
      () => answer(true),
      () => answer(true),
      () => answer(false),
      async () => send({ orderId, refundId: await any() }, by, begin),
      async () => send({ orderId, refundId: await any() }, by, late),
      async () => send({ orderId, refundId: await any() }, by, late),
    ];
    const act = async () => {
      await scheduler.turn(scheduler.below(200));
      await Promise.resolve(deeds[scheduler.below(deeds.length)]?.()).catch(pastFaults);
    };
    const play = async () => {
      await rows.put({ ...paid }).go();
      memory.onCommit = () => {
        violation ??= judge(memory, provider);
      };
      weather.isCalm = false;
      await Promise.all(Array.from({ length: 40 }, act));
      weather.isCalm = true;
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return violation ?? judge(memory, provider);
  };

/** No refund is paid out both ways, never is more given back than was paid, and the balance is what the refunds say. */
function judge(memory: MemoryTable, { sent }: Provider): string | undefined {
  const [order] = memory.entity('order') as unknown as StoredOrder[];
  const refunds = order?.refunds ?? [];
  const both = refunds.find(({ refundId, trace }) => trace.to === 'credit' && sent.has(refundId));
  if (both) return `a refund went to the card, ${sent.get(both.refundId)}, and as credit, ${both.creditMinor}`;
  const creditMinor = refunds.reduce((sum, refund) => sum + (refund.creditMinor ?? 0), 0);
  const sentMinor = [...sent.values()].reduce((sum, amountMinor) => sum + amountMinor, 0);
  if (creditMinor + sentMinor > totalMinor) return `${creditMinor} and ${sentMinor} came back of ${totalMinor}`;
  const balance = Number(memory.entity('credit')[0]?.balanceMinor ?? 0);
  if (balance !== creditMinor) return `the balance is ${balance}, the refunds say ${creditMinor}`;
  const onBooks = memory.entity('ledgerLine').reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
  return onBooks + creditMinor === 0 ? undefined : `the books say ${onBooks}, the refunds ${creditMinor}`;
}

it('sends each part of a payment back one way, by whichever side it was asked for and whatever fails', async () => {
  expect(await explore(rush(), schedules)).toMatchObject({ violations: 0 });
});

/** Credit that comes to a payer does not reach the balance. */
const unbalanced = (write: Write): Write => {
  const { ExpressionAttributeValues: values = {} } = write;
  const added = Object.keys(values).find((name) => name.includes('balanceMinor'));
  return added ? { ...write, ExpressionAttributeValues: { ...values, [added]: 0 } } : write;
};

it.each([
  ['an order may have moved since it was looked at', without('version'), makeRefund],
  ['a refund is sent while it can still be taken as credit', (write: Write) => write, sentBesideOffer],
  ['credit does not reach the balance', unbalanced, makeRefund],
] as const)('is caught when %s', async (_what, twin, send) => {
  expect(await explore(rush(twin, send), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
