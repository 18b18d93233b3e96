import { afterAll, expect, it } from 'vitest';
import { deliverOrder } from '#lambdas/events/checkout/delivery/deliver.ts';
import type { TakeSlots } from '#lambdas/events/slots/slots-of-order.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isForSlots } from '#shared/payments/orders/count-spots.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { without } from '../../stage/twins.ts';
import { lineIn } from '../line/line-world.ts';
import { keepGoing } from './at-work.ts';
import { people, stageCheckout, type Twin } from './checkout-play.ts';
import { judgeEnd } from './judge-checkout.ts';
import { holdersIn, paidIn, quantities, sellSlots, slotStore, slotsLater } from './slot-sale.ts';

const minuteMs = 60_000;
type Play = ReturnType<typeof stageCheckout>;

/** How often the play came to what it is about. */
const happened = {
  refusedAsFull: 0,
  paidTooLate: 0,
  leftWithSlot: 0,
  soldAgain: 0,
  calledOff: 0,
  boughtLater: 0,
  givenBackAlone: 0,
};

/** Players buy slots of which there are fewer, with their spots or later, pay late, give back, leave, and the event may be called off. */
const buyingSlots =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageCheckout(seed, { takeSlots: sellSlots(), ...twin });
    const { scheduler, memory, till } = play;
    const soldTo = new Set<string>();
    let violation: string | undefined;
    memory.onCommit = () => {
      const holders = holdersIn(memory);
      if (isOversold(holders)) violation ??= 'a slot has too many holders';
      for (const person of holders.racket ?? []) soldTo.add(person);
    };
    const act = async (withinMinutes: number, work: () => Promise<unknown>) => {
      await scheduler.turn(minuteMs * scheduler.below(withinMinutes));
      await work().catch(pastFaults);
    };
    const anyPlayer = () => play.person(scheduler.below(people));
    const many = (count: number, work: () => Promise<unknown>, within = 40) =>
      Array.from({ length: count }, () => act(within, work));
    const buy = async () => {
      const player = anyPlayer();
      const chosen = Object.keys(quantities).filter(() => scheduler.random() < 0.6);
      await play.hold(player, [], chosen).catch((error) => noteFull(error));
      await play.pay(player);
    };
    const leave = async (give: Play['leave'] | Play['decline']) => {
      const player = anyPlayer();
      const had = Object.values(holdersIn(memory)).some((holders) => holders.includes(player));
      await give(player);
      if (had) happened.leftWithSlot += 1;
    };
    const later = slotsLater(play, seed);
    const anySlot = () => (scheduler.random() < 0.5 ? 'racket' : 'lesson');
    const buyLater = async () => {
      const [player, slotId] = [anyPlayer(), anySlot()];
      await later.hold(player, slotId).catch((error) => noteFull(error));
      await later.pay(player, slotId);
    };
    const buyAlone = async () => {
      const player = anyPlayer();
      await play.hold(player).catch(pastFaults);
      await play.pay(player);
    };
    await Promise.all([
      scheduler.run(),
      ...many(6, buyAlone, 15),
      ...many(12, buyLater, 70),
      ...many(4, () => later.pay(anyPlayer(), anySlot()), 80),
      ...many(8, () => later.giveBack(anyPlayer(), anySlot()), 80),
      ...many(10, buy),
      ...many(6, () => play.pay(anyPlayer()), 80),
      ...many(3, () => leave(play.leave)),
      ...many(3, () => leave(play.decline)),
      ...(seed % 4 === 0 ? many(1, play.cancel) : []),
      keepGoing(play),
    ]);
    if (memory.defect) throw memory.defect;
    if (soldTo.size > 1) happened.soldAgain += 1;
    return violation ?? till.violation ?? judgeEnd(play) ?? judgeSlots(play) ?? (await judgeFree(play, twin));
  };

function noteFull(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'slot.full') happened.refusedAsFull += 1;
  return pastFaults(error);
}

const isOversold = (holders: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(quantities).some(([slotId, most]) => (holders[slotId]?.length ?? 0) > most);

const slotsOf = ({ lines }: StoredOrder) => lines.flatMap(({ slotId }) => slotId ?? []);

/** When everything has come to rest: who has a slot has paid for it. What was paid without one is judged with the spots. */
function judgeSlots({ memory, till }: Play): string | undefined {
  const [line, paid] = [lineIn(memory), paidIn(memory)];
  const stored = new Map((memory.entity('order') as unknown as StoredOrder[]).map((order) => [order.orderId, order]));
  for (const { orderId } of till.pages.values()) noteRefunds(stored.get(orderId));
  if (!line.open) happened.calledOff += 1;
  if (!line.open) return undefined;
  const held = Object.entries(holdersIn(memory)).flatMap(([slotId, people]) =>
    people.map((person) => ({ slotId, order: stored.get(paid[slotId]?.[person] ?? '') })),
  );
  return held.every(({ slotId, order }) => order && wasCharged(order.status) && slotsOf(order).includes(slotId))
    ? undefined
    : 'a slot is held by an order that ended';
}

function noteRefunds(order: StoredOrder | undefined): void {
  if (!order || slotsOf(order).length === 0) return;
  const alone = isForSlots(order) ? order.refunds : order.refunds.filter(({ givenBack }) => givenBack);
  happened.paidTooLate += order.refunds.filter(({ trace }) => trace.cause === 'undelivered').length;
  happened.givenBackAlone += alone.filter(({ trace }) => trace.cause === 'left').length;
  if (isForSlots(order) && wasCharged(order.status)) happened.boughtLater += 1;
}

/** A slot that no one has is for the next who comes with a spot. */
async function judgeFree({ memory, person, scheduler }: Play, { takeSlots = sellSlots() }: Twin) {
  const [line, holders] = [lineIn(memory), holdersIn(memory)];
  const [orderId, userId] = ['ord_01HZX0000000000000000000ZZ', person(people)];
  const taking = (slotId: string) =>
    takeSlots(
      {
        orderId,
        subjectId: line.eventId,
        lines: [{ kind: 'slot', slotId, personId: userId, name: '', amountMinor: 1 }],
      },
      { ...line, orders: { ...line.orders, [userId]: orderId } },
    );
  const free = Object.entries(quantities).filter(([slotId, most]) => (holders[slotId]?.length ?? 0) < most);
  const asked = Promise.allSettled(free.map(([slotId]) => taking(slotId)));
  await Promise.all([scheduler.run(), asked]);
  const isTaken = (await asked).some(
    ({ status, ...one }) => status === 'rejected' && 'reason' in one && isFull(one.reason),
  );
  return isTaken ? 'a slot that no one has is taken' : undefined;
}

const isFull = (error: unknown): boolean => error instanceof Problem && error.code === 'slot.full';

it('takes no slot twice, keeps no money for one without it, and lets no order that ended hold one', async () => {
  expect(await explore(buyingSlots(), schedules)).toEqual({ violations: 0, schedules });
});

afterAll(() => {
  for (const [what, times] of Object.entries(happened)) expect(times, what).toBeGreaterThan(0);
});

const none: TakeSlots = async () => [];
/** Gives a spot for a late payment, and says nothing of the slots that others have by then. */
const careless: typeof deliverOrder = (orderId, by, now) => deliverOrder(orderId, { ...by, takeSlots: none }, now);
/** Slots stay with the orders that held them once. */
const clinging: TakeSlots = async (order, line) => {
  const { paid } = await slotStore.find(order.subjectId);
  const others = Object.values(paid).flatMap((paying) => Object.entries(paying));
  const was = others.filter(([person]) => order.lines.every(({ personId }) => personId !== person));
  return sellSlots()(order, { ...line, orders: { ...line.orders, ...Object.fromEntries(was) } });
};
/** Gives back what was paid for the spot alone. */
const stingy: typeof settleOrder = (asked, { orders, cashier }, now) => {
  const move: typeof orders.move = (orderId, decide) =>
    orders.move(orderId, (is) => {
      const spots = is.lines.filter(({ kind }) => kind !== 'slot');
      const decided = decide({ ...is, lines: spots, serviceFeeMinor: 36 * spots.length + 30 });
      return (
        decided && { ...decided, order: { ...decided.order, lines: is.lines, serviceFeeMinor: is.serviceFeeMinor } }
      );
    });
  return settleOrder(asked, { cashier, orders: { find: orders.find, move } }, now);
};

const twins: readonly (readonly [string, Twin])[] = [
  ['it does not look how many have a slot', { takeSlots: sellSlots(9) }],
  ['sign-ups may have changed since they were looked at', { twist: without('version') }],
  ['slots are no part of the transaction of the spot', { takeSlots: none }],
  ['a late payment gets the spot without the slot', { deliver: careless }],
  ['an order that ended keeps its slots', { takeSlots: clinging }],
  ['only the price of the spot comes back', { settled: stingy }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(buyingSlots(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
