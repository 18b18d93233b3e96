import { expect, it } from 'vitest';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { leaveOrders, noteThatPayerLeft } from '#lambdas/payments/deletion/leave-orders.ts';
import { withoutPayer } from '#lambdas/payments/deletion/payer-left.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { answerCreditOffer, chooseRefund } from '#lambdas/payments/orders/operations/choose-refund.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundByHost } from '#lambdas/payments/ports/orders/refund-by-host.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const begin = new Date('2026-11-30T08:05:00.000Z');
const goneSince = '2026-11-30T08:05:30.000Z';
const after = new Date('2026-11-30T08:06:00.000Z');
const ids = Array.from({ length: 3 }, (_, index) => `ord_01HZX00000000000000000000${index}`);
const terms = { refundPolicy: 'custom', refundTo: 'choice', refundTiers: [{ hoursBefore: 1, percent: 50 }] } as const;

const orders = createOrders(stage.table, stage.retry, () => begin);
const rows = orderEntity(stage.table);
const cashier = { close: async () => undefined };
const { userId, subjectId, startsAt } = anOrder();
const gone = { userId, deletedAt: goneSince };

/** One that is paid, one that is not, and one that is paid with credit in part. */
const stored: readonly StoredOrder[] = [
  anOrder({ orderId: ids[0] ?? '', terms, status: 'paid', paidAt: begin.toISOString(), refundableMinor: 1266 }),
  anOrder({ orderId: ids[1] ?? '', terms }),
  anOrder({
    orderId: ids[2] ?? '',
    terms,
    status: 'paid',
    paidAt: begin.toISOString(),
    totalMinor: 766,
    creditMinor: 500,
    refundableMinor: 766,
  }),
];

interface Twin {
  readonly twist?: (write: Write) => Write;
  /** What is settled of a payer who left. */
  readonly note?: typeof noteThatPayerLeft;
  /** What a payment makes of an order. */
  readonly paid?: typeof afterPayment;
}

const callerAt = (now: Date) => ({ actor: { userId }, now, newId: () => '' }) as unknown as Caller;

/** A payer deletes their account while their payments, their host and their own last choices are under way. */
const leaving =
  ({ twist, note = noteThatPayerLeft, paid = afterPayment }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, begin.getTime(), twist);
    const any = () => ids[scheduler.below(ids.length)] ?? '';
    let isGone = false;
    let isNoted = false;
    const arrived = new Set<string>();
    const settling = async (cause: 'left' | 'cancelled' | 'removed') => {
      const orderId = any();
      const now = isGone ? after : begin;
      if (isGone) await note(orderId, gone, { orders }, now);
      await settleOrder(
        { orderId, personId: userId, cause, at: now.toISOString(), startsAt },
        { orders, cashier },
        now,
      );
    };
    const pay = async () => {
      const orderId = ids[1] ?? '';
      const isLate = isGone;
      const moved = await orders.move(orderId, (is) => paid(is, paymentOf(is), isGone ? after : begin));
      if (isLate && moved && wasCharged(moved.status) && moved.paidAt === after.toISOString()) arrived.add(orderId);
    };
    const choose = async (to: 'card' | 'credit') => {
      if (!isGone) await chooseRefund({ orderId: any(), personId: userId, to } as never, callerAt(begin), orders);
    };
    const answer = async () => {
      const orderId = any();
      const refundId = (await orders.find(orderId))?.refunds[0]?.refundId;
      if (!isGone) await answerCreditOffer({ orderId, refundId, accepts: true } as never, callerAt(begin), orders);
    };
    const hosting = () =>
      refundByHost(
        { orderId: any(), subjectId, startsAt, amountMinor: 300, offersCredit: true },
        orders,
        isNoted ? after : begin,
      );
    const deeds = [
      pay,
      () => settling('left'),
      () => settling('cancelled'),
      () => settling('removed'),
      answer,
      hosting,
    ];
    const act = async () => {
      await scheduler.turn(scheduler.below(160));
      await Promise.resolve(deeds[scheduler.below(deeds.length)]?.()).catch(pastFaults);
    };
    const leave = async () => {
      await scheduler.turn(scheduler.below(120));
      isGone = true;
      isNoted = await leaveOrders(gone, { orders, cashier }, after).then(
        () => true,
        () => false,
      );
    };
    const play = async () => {
      for (const order of stored) await rows.put({ ...order }).go();
      weather.isCalm = false;
      const choosing = () => choose('credit').catch(pastFaults);
      await Promise.all([choosing(), choosing(), leave(), ...Array.from({ length: 20 }, act)]);
      weather.isCalm = true;
      // The second pass.
      await leaveOrders(gone, { orders, cashier }, after);
      await pay();
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return judge(memory, arrived);
  };

const paymentOf = ({ orderId, totalMinor }: StoredOrder) => ({
  id: `pi_${orderId}`,
  amount_received: totalMinor,
  currency: 'usd',
  latest_charge: null,
});

/** What was paid after the account was gone is back whole, what is settled since then is money first, and no name is left. */
function judge(memory: MemoryTable, arrived: ReadonlySet<string>): string | undefined {
  for (const order of memory.entity('order') as unknown as StoredOrder[]) {
    const wrong = leftBehind(order) ?? inCredit(order);
    if (wrong) return `${order.orderId} ${order.status} ${wrong}`;
    if (arrived.has(order.orderId) && order.refundableMinor > 0) return `${order.orderId} was paid late and kept`;
  }
  return undefined;
}

function leftBehind(order: StoredOrder): string | undefined {
  if (!order.payerLeftAt || JSON.stringify(order).includes('Priya')) return 'says who paid';
  return order.refunds.some(({ offer }) => offer) ? 'waits for a payer who is gone' : undefined;
}

function inCredit({ refunds, refundableMinor }: StoredOrder): string | undefined {
  const since = refunds.filter(({ at }) => at === after.toISOString());
  if (since.some(({ trace }) => trace.to === 'credit')) return 'became credit of a payer who is gone';
  const isFirst = refundableMinor > 0 && since.some(({ creditMinor = 0 }) => creditMinor > 0);
  return isFirst ? 'went back as credit before all of the money had' : undefined;
}

it('settles what a payer who deletes their account has paid, in money, whatever comes at the same time', async () => {
  expect(await explore(leaving(), schedules)).toMatchObject({ violations: 0 });
});

/** It is settled as if they were still there. */
const unnoted: typeof noteThatPayerLeft = async (orderId) => orders.find(orderId);
/** A payment delivers as if they were still there. */
const delivered: typeof afterPayment = ({ payerLeftAt: _, ...order }, intent, now) => {
  const change = afterPayment(order, intent, now);
  return change && { ...change, order: { ...change.order, payerLeftAt: goneSince } };
};

it.each<readonly [string, Twin]>([
  ['an order may have moved since it was looked at', { twist: without('version') }],
  ['what is settled does not look for the account', { note: unnoted }],
  ['a payment does not look for the account', { paid: delivered }],
])('is caught when %s', async (_what, twin) => {
  expect(await explore(leaving(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

it('takes a payer out of an order once', () => {
  const change = withoutPayer(anOrder(), goneSince, after);
  expect(change && withoutPayer(change.order, goneSince, after)).toBeUndefined();
});
