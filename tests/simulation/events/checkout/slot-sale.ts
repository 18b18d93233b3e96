import { holdExtraSlot } from '#lambdas/events/checkout/hold-extra-slot.ts';
import { holdersOf } from '#lambdas/events/slots/choose.ts';
import { giveBackPaid } from '#lambdas/events/slots/give-back-paid.ts';
import { takeSlotsWith } from '#lambdas/events/slots/slots-of-order.ts';
import { createSlotStore } from '#lambdas/events/slots/store.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { slotClaim } from '#lambdas/payments/ports/orders/order-claims.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import type { MemoryTable } from '../../stage/memory-table.ts';
import { stage } from '../../stage/stage.ts';
import { eventId, lineIn } from '../line/line-world.ts';
import type { stageCheckout } from './checkout-play.ts';
import { lineOf } from './played-orders.ts';

const price = { amountMinor: 1200, currency: 'USD' as const };
const slot = (slotId: string, quantity: number) => ({ slotId, label: slotId, quantity, price });

/** There is one racket, and two places in the lesson. */
export const quantities: Readonly<Record<string, number>> = { racket: 1, lesson: 2 };
export const groups = [
  { label: 'Extras', selection: 'many', slots: Object.entries(quantities).map(([id, many]) => slot(id, many)) },
];

/** An event whose host says that so many times as many can have each slot. */
const sellingTimes = (times: number) => ({
  find: async () =>
    ({
      eventSlotGroup: groups.map((group) => ({
        ...group,
        slots: group.slots.map((one) => ({ ...one, quantity: one.quantity * times })),
      })),
    }) as never,
});

export const slotStore = createSlotStore(stage.table, stage.retry);

/** Takes the slots of an order with its spot. @param times more than one in a twin that doesn't look how many there are */
export const sellSlots = (times = 1) => takeSlotsWith({ events: sellingTimes(times), slots: slotStore });

/** What the stored sign-ups say. */
export const paidIn = (memory: MemoryTable) =>
  (memory.entity('signUps')[0]?.paid ?? {}) as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Who has which slot now. */
export const holdersIn = (memory: MemoryTable) =>
  holdersOf({ taken: {}, paid: paidIn(memory) }, { groups, line: lineIn(memory) });

type Play = ReturnType<typeof stageCheckout>;

/** Players who are in take slots, pay for them, and give them back while they keep the spot. */
export function slotsLater({ parts, payOrder, scheduler }: Play, seed: number) {
  const { orders, seats } = parts;
  let made = 0;
  const find = (userId: string, slotId: string) => orders.findFor(slotClaim(eventId, userId, slotId));
  const hold = async (userId: string, slotId: string) => {
    const { now } = scheduler;
    const before = await find(userId, slotId);
    made += 1;
    const order = anOrder({
      orderId: idFrom('order', String(seed), 'later', String(made)),
      subjectId: eventId,
      userId,
      lines: [lineOf(userId, { kind: 'slot', slotId })],
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 10 * 60_000).toISOString(),
      startsAt: lateStart,
    });
    return holdExtraSlot(order, { userId, slotId, before, now }, parts);
  };
  const pay = async (userId: string, slotId: string) => payOrder(await find(userId, slotId), userId);
  const giveBack = (userId: string, slotId: string) =>
    giveBackPaid({ eventId, userId, slotId }, scheduler.now, { seats, slots: slotStore });
  return { hold, pay, giveBack };
}

const lateStart = '2026-12-09T00:00:00.000Z';
