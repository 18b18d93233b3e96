import { expect, it } from 'vitest';
import { deliverOrder } from '#lambdas/events/checkout/delivery/deliver.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { isOnLine, seating } from '#shared/events/rsvp/line/seats.ts';
import { refundedOf } from '#shared/payments/orders/order-moves.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { without } from '../../stage/twins.ts';
import { keepGoing } from '../checkout/at-work.ts';
import { canBePaid, type Page } from '../checkout/till.ts';
import { capacity, eventIds, linesIn, people, spotIn, stagePasses, type Twin } from './pass-play.ts';

const minuteMs = 60_000;
/** What really happened in all schedules together: a play in which nothing does proves nothing. */
const happened = { passesPaid: 0, datesGivenBack: 0, familiesPaid: 0 };

const passing =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stagePasses(seed, twin);
    const { scheduler, memory, till } = play;
    let violation: string | undefined;
    memory.onCommit = () => {
      for (const line of linesIn(memory).values()) {
        const { taken, held } = seating(line);
        if (taken + held > capacity) violation ??= 'a seat has two holders';
      }
    };
    const act = async (withinMinutes: number, work: () => Promise<unknown>) => {
      await scheduler.turn(minuteMs * scheduler.below(withinMinutes));
      await work().catch(() => undefined);
    };
    const many = (count: number, work: () => Promise<unknown>, within = 40) =>
      Array.from({ length: count }, () => act(within, work));
    const anyone = () => play.person(scheduler.below(people));
    const anyDate = () => eventIds[scheduler.below(eventIds.length)] ?? '';
    const pass = async () => {
      const one = anyone();
      await play.pay(await play.buyPass(one), one);
    };
    const single = async () => {
      const one = anyone();
      await play.pay(await play.buyOne(one, anyDate()), one);
    };
    const family = async () => {
      const [guardian, first] = [anyone(), scheduler.below(people)];
      const children = [play.person(first), play.person((first + 1) % people)];
      await play.pay(await play.buyPass(guardian, children), guardian);
    };
    await Promise.all([
      scheduler.run(),
      ...many(6, pass),
      ...many(4, family),
      ...many(4, single),
      ...many(4, () => play.leave(anyone(), anyDate()), 80),
      ...many(2, () => play.decline(anyone(), anyDate())),
      keepGoing(play as never),
    ]);
    if (memory.defect) throw memory.defect;
    return violation ?? till.violation ?? judgeEnd(play);
  };

function judgeEnd({ memory, till }: ReturnType<typeof stagePasses>): string | undefined {
  const lines = linesIn(memory);
  const stored = new Map((memory.entity('order') as unknown as StoredOrder[]).map((order) => [order.orderId, order]));
  const seatedBy = new Map(
    [...lines.values()].flatMap((line) =>
      Object.entries(line.orders ?? {})
        .filter(([person]) => person in line.order)
        .map(([person, orderId]) => [spotIn(person, line.eventId), orderId] as const),
    ),
  );
  const pages = [...till.pages.values()];
  const wrong = pages.map((page) => judgePage(page, stored.get(page.orderId), seatedBy)).find(Boolean);
  if (wrong) return wrong;
  const paid = new Set(pages.filter(({ status }) => status === 'complete').map(({ orderId }) => orderId));
  const seats = [...lines.values()].flatMap((line) => Object.keys(line.order).map((one) => spotIn(one, line.eventId)));
  return seats.every((spot) => paid.has(seatedBy.get(spot) ?? '')) ? undefined : 'a player has a seat that no one paid';
}

/** What was taken is exactly what the seats cost that the order still has. */
function judgePage(page: Page, order: StoredOrder | undefined, seatedBy: Map<string, string>): string | undefined {
  const { status, returnedMinor, totalMinor, shares, orderId } = page;
  if (canBePaid(page)) return 'an order can be paid for ever';
  if (status !== 'complete') return undefined;
  if (!order || !wasCharged(order.status)) return 'a payment is not known';
  if (order.refundableMinor + refundedOf(order) !== order.totalMinor) return 'an order does not add up';
  if (refundedOf(order) !== returnedMinor) return 'the provider sent back another sum than we know';
  if (order.subjectKind === 'series') count(page, order);
  const kept = [...shares].filter(([spot]) => seatedBy.get(spot) === orderId);
  const keptMinor = kept.reduce((sum, [, minor]) => sum + minor, 0);
  if (returnedMinor === totalMinor - keptMinor) return undefined;
  return returnedMinor > totalMinor - keptMinor
    ? 'a player has the seat and the money'
    : 'money without a seat is kept';
}

function count({ returnedMinor, totalMinor }: Page, order: StoredOrder): void {
  happened.passesPaid += 1;
  if (peopleOf(order).length > 1) happened.familiesPaid += 1;
  if (returnedMinor > 0 && returnedMinor < totalMinor) happened.datesGivenBack += 1;
}

it('keeps exactly the shares of the dates on which a player has the seat that the pass paid', async () => {
  expect(await explore(passing(), schedules)).toEqual({ violations: 0, schedules });
  expect(happened.passesPaid).toBeGreaterThan(schedules / 5);
  expect(happened.datesGivenBack).toBeGreaterThan(schedules / 50);
  expect(happened.familiesPaid).toBeGreaterThan(schedules / 20);
});

/** Forgets what happens on the dates after the first. */
const firstDate: typeof deliverOrder = (orderId, by, now) => {
  const find: typeof by.orders.find = async (id) => {
    const order = await by.orders.find(id);
    return order && { ...order, lines: order.lines.slice(0, 1) };
  };
  return deliverOrder(orderId, { ...by, orders: { find } }, now);
};

/** Doesn't say that a date was gone by the time it was paid. */
const silent: typeof deliverOrder = (orderId, by, now) =>
  deliverOrder(orderId, { ...by, record: async () => undefined }, now);

/** Sends back the whole pass when one date is left. */
const wholesale: typeof settleOrder = async (asked, by, now) => {
  const order = await by.orders.find(asked.orderId);
  for (const { personId, eventId = asked.eventId } of order?.lines ?? [])
    await settleOrder({ ...asked, personId, eventId }, by, now);
};

/** Settles the first date whichever was left. */
const wrongDate: typeof settleOrder = async (asked, by, now) => {
  const order = await by.orders.find(asked.orderId);
  await settleOrder({ ...asked, eventId: order?.lines[0]?.eventId ?? asked.eventId }, by, now);
};

/** Knows only the first of a family. */
const firstChild: typeof deliverOrder = (orderId, by, now) => {
  const find: typeof by.orders.find = async (id) => {
    const order = await by.orders.find(id);
    return order && { ...order, lines: order.lines.filter(({ personId }) => personId === order.lines[0]?.personId) };
  };
  return deliverOrder(orderId, { ...by, orders: { find } }, now);
};

/** Settles the first of a family, also where another child left. */
const wrongChild: typeof settleOrder = async (asked, by, now) => {
  const order = await by.orders.find(asked.orderId);
  await settleOrder({ ...asked, personId: order?.lines[0]?.personId ?? asked.personId }, by, now);
};

/** Takes a date that was given up for one whose time ran out. */
const forgetful: NonNullable<Twin['seen']> = (line, orders) => {
  const gone = orders.flatMap(({ orderId, status, lines }) =>
    isOpen(status)
      ? lines
          .filter(({ eventId, personId }) => eventId === line.eventId && !isOnLine(personId, line))
          .map(({ personId }) => [personId, orderId] as const)
      : [],
  );
  return gone.length > 0 ? { ...line, lapsed: { ...line.lapsed, ...Object.fromEntries(gone) } } : line;
};

const twins: readonly (readonly [string, Twin])[] = [
  ['only the first date of a pass gets a seat', { deliver: firstDate }],
  ['a date that was gone when it was paid is kept quiet', { deliver: silent }],
  ['the whole pass goes back when one date is left', { settled: wholesale }],
  ['the share of another date goes back', { settled: wrongDate }],
  ['only the first child of a family gets a seat', { deliver: firstChild }],
  ['the share of another child goes back', { settled: wrongChild }],
  ['a date that was given up is taken again for the same order', { seen: forgetful }],
  ['a line may have moved since it was looked at', { twist: without('version') }],
  ['a date gets a second order beside one that can be paid', { twist: without('orderId') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(passing(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
