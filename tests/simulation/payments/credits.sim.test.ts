import { expect, it } from 'vitest';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { afterFree, afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { payWithCredit, withoutCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { creditMoved } from '#shared/payments/credits/messages.ts';
import { creditIn } from '#shared/payments/orders/order-moves.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { personId } from '../events/line/line-world.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const now = new Date('2026-11-30T08:05:00.000Z');
const people = 2;
const orderCount = 6;
const orderIdOf = (index: number) => `ord_01HZX000000000000000000${String(index).padStart(3, '0')}`;
const { sellerId, stripeId, currency } = anOrder();

const orders = createOrders(stage.table, stage.retry, () => now);
const credits = createCredits(stage.table, stage.retry);
const rows = orderEntity(stage.table);
const by = { orders, credits, cashier: { close: async () => undefined } };

const settling =
  (cause: SettlementCause) =>
  ({ orderId, lines, startsAt }: StoredOrder) =>
    settleOrder({ orderId, personId: lines[0]?.personId ?? '', cause, at: now.toISOString(), startsAt }, by, now);
/** A payer pays what is left of it, with a card or with credit alone. */
const pay = ({ orderId }: StoredOrder) =>
  orders.move(orderId, (is) => afterFree(is, now) ?? afterPayment(is, paymentOf(is), now));
const paymentOf = ({ orderId, totalMinor }: StoredOrder) => ({
  id: `pi_${orderId}`,
  amount_received: totalMinor,
  currency: 'usd',
  latest_charge: null,
});

const deeds = [
  (order: StoredOrder) => payWithCredit(order, by, now),
  (order: StoredOrder) => payWithCredit(order, by, now),
  (order: StoredOrder) => withoutCredit(order, orders),
  pay,
  pay,
  settling('lapsed'),
  settling('left'),
  settling('cancelled'),
];

/** Two players with credit for less than all of their orders, in two tabs each, while a treasurer gives more and takes it back. */
const rush =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    let violation: string | undefined;
    const move = (userId: string, amountMinor: number, cause: string) => {
      const lineId = idFrom('creditLine', userId, cause);
      const kind = amountMinor > 0 ? ('granted' as const) : ('debited' as const);
      const fact = factRow(creditMoved, idFrom('message', lineId), now, { lineId });
      const line = { lineId, sellerId, userId, currency, at: now.toISOString(), kind, amountMinor };
      return credits.move(line, { stripeId }, fact);
    };
    const act = async () => {
      await scheduler.turn(scheduler.below(60));
      const order = await orders.find(orderIdOf(scheduler.below(orderCount))).catch(pastFaults);
      const deed = deeds[scheduler.below(deeds.length)];
      if (order && deed) await Promise.resolve(deed(order)).catch(pastFaults);
    };
    const treasure = async (amountMinor: number, cause: string) => {
      await scheduler.turn(scheduler.below(60));
      await move(personId(scheduler.below(people)), amountMinor, cause).catch(pastFaults);
    };
    const play = async () => {
      for (let index = 0; index < people; index += 1) await move(personId(index), 2000, 'first');
      for (let index = 0; index < orderCount; index += 1)
        await rows.put({ ...anOrder({ orderId: orderIdOf(index), userId: personId(index % people) }) }).go();
      memory.onCommit = () => {
        violation ??= judge(memory);
      };
      weather.isCalm = false;
      const acts = Array.from({ length: 40 }, act);
      // The same press twice gives it once.
      const given = ['more', 'more'].map((cause) => treasure(500, cause));
      const taken = ['back', 'back again'].map((cause) => treasure(-1500, cause));
      await Promise.all([...acts, ...given, ...taken]);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return violation;
  };

/** At every moment a balance is the sum of its lines and not below 0, and the lines of orders are what the orders have in them. */
function judge(memory: MemoryTable): string | undefined {
  const lines = memory.entity('creditLine');
  const all = memory.entity('order') as unknown as StoredOrder[];
  for (let index = 0; index < people; index += 1) {
    const userId = personId(index);
    const own = lines.filter((line) => line.userId === userId);
    const balance = Number(memory.entity('credit').find((credit) => credit.userId === userId)?.balanceMinor ?? 0);
    if (balance < 0) return 'a balance is below 0';
    if (balance !== sum(own)) return `a balance of ${balance} is not the sum of its lines, ${sum(own)}`;
    const inOrders = all
      .filter((order) => order.userId === userId)
      .reduce((used, order) => used + creditIn({ ...order, refunds: order.refunds ?? [] }), 0);
    const ofOrders = own.filter(({ orderId }) => orderId !== undefined);
    if (inOrders + sum(ofOrders) !== 0) return `orders have ${inOrders} of credit, their lines say ${-sum(ofOrders)}`;
  }
  const again = new Set(lines.map(({ lineId }) => lineId));
  return again.size === lines.length ? undefined : 'a line is there twice';
}

const sum = (lines: readonly Readonly<Record<string, unknown>>[]): number =>
  lines.reduce((total, { amountMinor }) => total + Number(amountMinor), 0);

it('keeps every balance at what was given and not used, whatever repeats and fails', async () => {
  expect(await explore(rush(), schedules)).toMatchObject({ violations: 0 });
});

/** A write of a balance that adds to it, as credit does that comes back. */
const isReturn = ({ ExpressionAttributeValues: values = {} }: Write, amount: (value: number) => boolean) =>
  Object.entries(values).find(
    ([name, value]) => name.includes('balanceMinor') && typeof value === 'number' && amount(value),
  );
/** Credit that comes back does not reach the balance. */
const kept = (write: Write): Write => {
  const back = isReturn(write, (value) => value > 0 && value < 2000 && value !== 500);
  if (!back || write.ConditionExpression?.includes('>=')) return write;
  return { ...write, ExpressionAttributeValues: { ...write.ExpressionAttributeValues, [back[0]]: 0 } };
};

it.each([
  ['nothing compares with the balance', without('>=')],
  ['credit that comes back does not reach the balance', kept],
  ['an order may have moved since it was looked at', without('version')],
] as const)('is caught when %s', async (_what, twin) => {
  expect(await explore(rush(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
