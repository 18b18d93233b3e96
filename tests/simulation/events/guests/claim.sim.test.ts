import { expect, it } from 'vitest';
import { claimPlace } from '#lambdas/events/guests/claim-place.ts';
import type { Guest } from '#lambdas/events/guests/guest-reader.ts';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { createSlotStore } from '#lambdas/events/slots/store.ts';
import { createGuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, personId, plantLine } from '../line/line-world.ts';

const capacity = 2;
const room = 6;
const start = Date.parse('2026-12-01T12:00:00Z');
const guestId = 'gst_01HZX0000000000000000000AA';
const guest: Guest = { guestId, eventId, displayName: 'Jo', createdAt: '2026-11-01T00:00:00.000Z' };
const [me, ...others] = [0, 1, 2, 3].map(personId) as [string, ...string[]];
const store = createSeatStore(stage.table, stage.retry);
const kept = createOrders(stage.table, stage.retry);
const orders = { ...kept, ...createGuestOrders(stage.table, kept) };
const slots = createSlotStore(stage.table, stage.retry);
const guests = { end: async () => undefined };

/** A guest's account takes the place over, twice, while it joins by itself and others come and go. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, capacity, room, { order: { [guestId]: 1 }, entries: 1, left: room - 1, nextNumber: 2 });
    const acked = { joined: new Set<string>(), left: new Set<string>() };
    let claimed = false;
    const at = async (turns: number, act: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(turns));
      return act().catch(pastFaults);
    };
    const join = (userId: string) =>
      at(8, async () => {
        const { outcome } = await store.join({ eventId, userId, now: scheduler.now });
        if (outcome === 'joined') acked.joined.add(userId);
      });
    const claim = () =>
      at(8, async () => {
        await claimPlace(guest, me, { seats: store, guests, orders, slots }, scheduler.now);
        claimed = true;
      });
    const leave = (userId: string) =>
      at(8, async () => {
        acked.left.add(userId);
        await store.leave({ eventId, userId, now: scheduler.now });
      });
    const work = [claim(), claim(), join(me), ...others.map(join), leave(others[0] ?? '')];
    await Promise.all([scheduler.run(), ...work]);
    const kept = [...acked.joined].filter((person) => !acked.left.has(person));
    return judge(lineIn(memory), claimed, kept);
  };

/** @param kept who was told that they joined, and did not ask to leave */
function judge(line: StoredLine, claimed: boolean, kept: readonly string[]): string | undefined {
  const people = Object.keys(line.order);
  const { waiting, taken } = seating(line);
  const wrong = {
    'one person stands in the line twice': claimed && people.includes(guestId),
    'the place lost its number': claimed && line.order[me] !== 1,
    'a place was lost': kept.some((person) => !people.includes(person)),
    'the ledger does not add up': people.length + line.left !== room || people.length !== line.entries,
    'a waiter is stranded': waiting.length > 0 && taken < capacity,
  };
  return Object.entries(wrong).find(([, isSo]) => isSo)?.[0];
}

it('makes one person of a guest and their account, and loses no one a seat', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it('catches a claim that writes over what happened in between', async () => {
  const found = await explore(race(without('#n')), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});
