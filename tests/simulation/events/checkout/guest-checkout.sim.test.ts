import { expect, it } from 'vitest';
import { deliverOrder } from '#lambdas/events/checkout/delivery/deliver.ts';
import { claimPlace } from '#lambdas/events/guests/claim-place.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { transferPlace } from '#shared/events/guests/transfer-place.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { refundedOf } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { without } from '../../stage/twins.ts';
import { lineIn } from '../line/line-world.ts';
import { keepGoing } from './at-work.ts';
import { capacity, people, stageCheckout, type Twin } from './checkout-play.ts';
import { type GuestTwin, guestId, guestIn, me } from './guest-play.ts';
import { paidIn, sellSlots, slotStore } from './slot-sale.ts';
import { canBePaid, type Page } from './till.ts';

const minuteMs = 60_000;

const guestsPaying =
  (twin: Twin & GuestTwin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageCheckout(seed, { takeSlots: sellSlots(), ...twin });
    const guest = guestIn(play, twin);
    const { scheduler, memory, till } = play;
    let violation: string | undefined;
    memory.onCommit = () => {
      const { taken, held } = seating(lineIn(memory));
      if (taken + held > capacity) violation ??= 'a seat has two holders';
    };
    const act = async (withinMinutes: number, work: () => Promise<unknown>) => {
      await scheduler.turn(minuteMs * scheduler.below(withinMinutes));
      await work().catch(pastFaults);
    };
    const many = (count: number, work: () => Promise<unknown>, within = 40) =>
      Array.from({ length: count }, () => act(within, work));
    const buy = async () => {
      const player = play.person(scheduler.below(people));
      await play.hold(player).catch(pastFaults);
      await play.pay(player);
    };
    const come = async () => {
      // Two tabs, or two presses.
      await Promise.allSettled([guest.hold(), ...(scheduler.random() < 0.5 ? [guest.hold()] : [])]);
      await play.pay(guestId);
    };
    await Promise.all([
      scheduler.run(),
      ...many(5, come),
      ...many(3, () => play.pay(guestId), 60),
      ...many(4, buy),
      ...many(3, guest.claim, 70),
      ...many(1, () => play.leave(guestId), 60),
      ...many(1, () => play.leave(me), 80),
      ...(seed % 4 === 0 ? many(1, play.cancel, 70) : []),
      keepGoing(play),
    ]);
    if (memory.defect) throw memory.defect;
    if (paidIn(memory).racket?.[me]) slotsTakenOver += 1;
    return violation ?? till.violation ?? judge(play);
  };

/** When everything has come to rest: every payment has one seat or went back whole, and an order is theirs who have the seat. */
function judge({ memory, till }: ReturnType<typeof stageCheckout>): string | undefined {
  const line = lineIn(memory);
  const stored = new Map((memory.entity('order') as unknown as StoredOrder[]).map((order) => [order.orderId, order]));
  const seats = Object.entries(line.orders ?? {}).filter(([person]) => line.open && person in line.order);
  for (const page of till.pages.values()) {
    const order = stored.get(page.orderId);
    const wrong = judgePage(page, order, seats) ?? judgeSlots(order, seats, paidIn(memory));
    if (wrong) return wrong;
  }
  if (!line.open || seats.length === Object.keys(line.order).length) return undefined;
  return 'a player has a seat that they did not pay';
}

function judgePage(page: Page, order: StoredOrder | undefined, seats: readonly (readonly [string, string])[]) {
  if (canBePaid(page)) return 'an order can be paid for ever';
  if (page.status !== 'complete') return undefined;
  if (!order || !wasCharged(order.status)) return 'a payment is not known';
  if (refundedOf(order) !== page.returnedMinor) return 'the provider sent back another sum than we know';
  const [holder, ...others] = seats.filter(([, orderId]) => orderId === order.orderId).map(([person]) => person);
  if (others.length > 0) return 'one payment has two seats';
  return judgeHolder(page, order, holder);
}

/** Who has the seat of an order has its slots as well. */
function judgeSlots(
  order: StoredOrder | undefined,
  seats: readonly (readonly [string, string])[],
  paid: ReturnType<typeof paidIn>,
) {
  const [holder] = seats.find(([, orderId]) => orderId === order?.orderId) ?? [];
  const slotIds = order?.lines.flatMap(({ slotId }) => slotId ?? []) ?? [];
  if (!holder || slotIds.every((slotId) => paid[slotId]?.[holder] === order?.orderId)) return undefined;
  return 'a slot that was paid with a seat is not its holder’s';
}

/** In how many plays an account took over a seat with a slot. */
let slotsTakenOver = 0;

function judgeHolder({ returnedMinor, totalMinor }: Page, { userId }: StoredOrder, holder: string | undefined) {
  if (holder === undefined)
    return returnedMinor === totalMinor ? undefined : 'a payment has neither a seat nor a refund';
  if (returnedMinor > 0) return 'a player has the seat and the money';
  return holder === userId ? undefined : 'the seat is one person’s, the order another’s';
}

it('takes a guest’s money once and gives a seat for it or sends it back, also where an account takes the seat over', async () => {
  expect(await explore(guestsPaying(), schedules)).toEqual({ violations: 0, schedules });
  expect(slotsTakenOver).toBeGreaterThan(0);
});

const forgetsTheOrder: typeof claimPlace = async (guest, userId, { seats }) => {
  await seats.move(guest.eventId, (line) => transferPlace(line, guest.guestId, userId));
};
const forgetsTheSlots: typeof claimPlace = (guest, userId, ports, now) => {
  const changing: typeof slotStore.changing = (id) => slotStore.changing(id, async (is) => is);
  return claimPlace(guest, userId, { ...ports, slots: { changing } }, now);
};
/** Knows the spot by the guest alone, as the order was when it was paid. */
const knowsGuestsAlone: typeof deliverOrder = (orderId, by, now) =>
  deliverOrder(
    orderId,
    {
      ...by,
      orders: {
        find: async (one) => {
          const order = await by.orders.find(one);
          const { claimedFrom: personId = '' } = order ?? {};
          return order && personId
            ? { ...order, userId: personId, lines: order.lines.map((line) => ({ ...line, personId })) }
            : order;
        },
      },
    },
    now,
  );
const twins: readonly (readonly [string, Twin & GuestTwin])[] = [
  ['an account takes the seat over without its order', { claim: forgetsTheOrder }],
  ['an account takes the seat over without its slots', { claim: forgetsTheSlots }],
  ['a payment is delivered to the guest who was', { deliver: knowsGuestsAlone }],
  ['a second order is made beside one that can be paid', { twist: without('orderId') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(guestsPaying(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
