import { expect, it } from 'vitest';
import { afterFree } from '#lambdas/payments/orders/on-payment.ts';
import { repriced } from '#lambdas/payments/orders/operations/codes-of-order.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { priceAutomatically } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { takenOffOf } from '#shared/payments/discounts/discounted.ts';
import { closed } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { personId } from '../events/line/line-world.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const now = new Date('2026-11-30T08:05:00.000Z');
const scopeId = 'evt_01HZX0000000000000000000AA';
const maxUses = 3;
const maxEach = 2;
const people = 3;
const children = ['dep_0000000000000000000000000A', 'dep_0000000000000000000000000B'];
const twoChildren = children.map((child) => ({
  kind: 'registration' as const,
  personId: child,
  name: '',
  amountMinor: 1200,
}));
/** A fifth off the second child, so often in all. */
const siblings = {
  code: 'AUTO.SIBLING',
  rule: 'sibling' as const,
  off: { kind: 'percent' as const, percent: 20 },
  third: 20,
  maxUses,
};
const orderIdOf = (index: number) => `ord_01HZX000000000000000000${String(index).padStart(3, '0')}`;

/** How often all who had a free place left it. */
const played = { left: 0 };
const cashier = { close: async () => undefined };
const noOne = async () => new Set<string>();
const orders = createOrders(stage.table, stage.retry);
const discounts = createDiscounts(stage.table, stage.retry);
const rows = orderEntity(stage.table);

/** Orders of three players, who enter the code, take it back, pay or give up, in two tabs at once. */
const rush =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    let violation: string | undefined;
    const left = new Set<string>();
    const open = (index: number) =>
      rows
        .put({
          ...anOrder({ orderId: orderIdOf(index), userId: personId(index % people), lines: twoChildren }),
          codeTerms: { plan: 'rookie', feePayer: 'player', scopes: [scopeId] },
        })
        .go();
    const save = (percent: number) =>
      discounts.save(scopeId, { code: 'FRIENDS', off: { kind: 'percent', percent }, maxUses, maxEach }, now);
    const lower = (order: StoredOrder) =>
      priceAutomatically(order, noOne, { orders, discounts, membersAmong: noOne }, now);
    const enter = async (order: StoredOrder) => {
      const discount = await discounts.find([scopeId], 'FRIENDS');
      if (discount) await repriced(order, discount, now, orders);
    };
    /** A child leaves the place that was free for them; the message of it may come twice. */
    const leave = async ({ orderId, status, startsAt }: StoredOrder, child = '') => {
      if (status !== 'paid') return;
      const asked = { orderId, personId: child, cause: 'left' as const, at: now.toISOString(), startsAt };
      await settleOrder(asked, { orders, cashier }, now);
      left.add(`${orderId}/${child}`);
    };
    const leaveOne = (order: StoredOrder) => leave(order, children[scheduler.below(children.length)]);
    const deeds = [
      lower,
      lower,
      enter,
      enter,
      (order: StoredOrder) => repriced(order, undefined, now, orders),
      ({ orderId }: StoredOrder) => orders.move(orderId, (is) => afterFree(is, now)),
      ({ orderId }: StoredOrder) => orders.move(orderId, (is) => ({ order: closed(is, 'cancelled') })),
      leaveOne,
    ];
    const leaveAll = async (order: StoredOrder) => {
      for (const child of children) await leave(order, child).catch(pastFaults);
    };
    const act = async (orderId: string, only?: (order: StoredOrder) => unknown) => {
      await scheduler.turn(scheduler.below(60));
      const order = await orders.find(orderId).catch(pastFaults);
      const deed = only ?? deeds[scheduler.below(deeds.length)];
      if (order && deed) await Promise.resolve(deed(order)).catch(pastFaults);
    };
    const play = async () => {
      await save(100);
      await discounts.save(scopeId, siblings, now);
      for (let index = 0; index < 8; index += 1) await open(index);
      memory.onCommit = () => {
        violation ??= judge(memory);
      };
      weather.isCalm = false;
      const acts = Array.from({ length: 32 }, () => act(orderIdOf(scheduler.below(8))));
      await Promise.all([...acts, save(50).catch(pastFaults)]);
      const leaving = Array.from({ length: 8 }, (_, index) => act(orderIdOf(index), leaveAll));
      await Promise.all([...leaving, ...Array.from({ length: 8 }, () => act(orderIdOf(scheduler.below(8)), enter))]);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    const gone = new Set(
      Array.from({ length: 8 }, (_, index) => orderIdOf(index)).filter((orderId) => hasLeft(left, orderId)),
    );
    played.left += gone.size;
    // An answer that was lost leaves no trace in those who left, but one in the order.
    return violation ?? judge(memory, (order) => gone.has(order.orderId) || wasFreed(order));
  };

/** As the order says it, and in the end as those who left know it. */
const wasFreed = ({ freed = [] }: StoredOrder): boolean => freed.length === children.length;
const hasLeft = (left: ReadonlySet<string>, orderId: string): boolean =>
  children.every((child) => left.has(`${orderId}/${child}`));

/** At every moment the counts are those of the orders, none is above what the organizer allows, and no price is lowered twice. */
function judge(memory: MemoryTable, isGivenBack = wasFreed): string | undefined {
  const held = (memory.entity('order') as unknown as StoredOrder[]).filter(
    (order) => order.status !== 'cancelled' && order.status !== 'expired' && !isGivenBack(order),
  );
  const using = held.filter(({ code }) => code);
  const early = held.filter(({ automatic }) => automatic);
  const used = (key: string) => memory.entity('discount').find(({ code }) => code === key)?.used;
  if (using.length > maxUses || early.length > maxUses) return 'a discount was used more often than it can be';
  if (used('FRIENDS') !== using.length) return `the count says ${used('FRIENDS')}, the orders ${using.length}`;
  if ((used(siblings.code) ?? 0) !== early.length) return 'an automatic discount was counted wrong';
  if (held.some(isLoweredTwice)) return 'the sibling discount was taken off twice';
  return judgePlayers(memory, using);
}

function judgePlayers(memory: MemoryTable, using: readonly StoredOrder[]): string | undefined {
  const counts = memory.entity('discountUse').filter(({ code }) => code === 'FRIENDS');
  for (let index = 0; index < people; index += 1) {
    const own = using.filter(({ userId }) => userId === personId(index)).length;
    if (own > maxEach) return 'a player used a code more often than they can';
    const count = counts.find(({ userId }) => userId === personId(index));
    if (Number(count?.used ?? 0) !== own) return 'the count of a player is wrong';
  }
  return undefined;
}

/** A fifth comes off one of two prices, and nothing more where there is no code. */
const isLoweredTwice = ({ lines, automatic, code }: StoredOrder): boolean =>
  !code && takenOffOf(lines) !== (automatic ? 240 : 0);

it('counts a code with the orders that have it, and lets no one use it too often', async () => {
  expect(await explore(rush(), schedules)).toMatchObject({ violations: 0 });
  expect(played.left).toBeGreaterThan(0);
});

/** Conditions on how often a code was used are the only ones that compare. */
const uncounted = (write: Write): Write => (write.ConditionExpression?.includes('<') ? without('<')(write) : write);
/** A code that comes back does not count down. */
const kept = (write: Write): Write => {
  const values = write.ExpressionAttributeValues ?? {};
  const less = Object.entries(values).find(([, value]) => value === -1);
  return less ? { ...write, ExpressionAttributeValues: { ...values, [less[0]]: 0 } } : write;
};

/** An order forgets what was taken off its lines before, so that it is taken off what is left. */
const loweredAgain = (write: Write): Write => {
  const { Item } = write;
  return Item?.automatic
    ? {
        ...write,
        Item: { ...Item, lines: (Item.lines as StoredOrder['lines']).map(({ fullMinor: _, ...line }) => line) },
      }
    : write;
};

/** An order forgets that a free place was given back. */
const unfreed = (write: Write): Write => {
  const { freed: _, ...Item } = write.Item ?? {};
  return write.Item?.freed ? { ...write, Item } : write;
};

it.each([
  ['nothing compares with the uses that are allowed', uncounted],
  ['a code that comes back is not counted down', kept],
  ['a free place that was given back is forgotten', unfreed],
  ['an order may have moved since it was looked at', without('version')],
  ['a discount is taken off what was lowered before', loweredAgain],
] as const)('is caught when %s', async (_what, twin) => {
  expect(await explore(rush(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
