import { expect, it } from 'vitest';
import { createDependantSeats } from '#lambdas/events/dependants/dependant-seats.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { dependantEntity } from '#lambdas/people/ports/family/dependant.entity.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { type Guardian, type Guardians, hasRight } from '#shared/people/family/guardian.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, personId, plantLine } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const [ana, bob] = [personId(1), personId(2)];
const dependantId = `dep_${'0'.repeat(26)}`;
const seats = createDependantSeats(stage.table, stage.retry);
const others = createSeatStore(stage.table, stage.retry);
const rows = dependantEntity(stage.table);

const guardian = (userId: string): Guardian => ({
  userId,
  status: 'confirmed',
  household: 'A',
  relation: 'parent',
  rights: ['rsvp'],
  contactShielded: false,
  priority: 1,
});

/** Two guardians answer for a child at once, among others who want the same seats, while one of them loses the right. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    let isCalm = true;
    const memory = new MemoryTable(scheduler, (possible) => (isCalm ? undefined : roughly(possible)), twist);
    const roughly = strikesOf(scheduler);
    stage.set(scheduler, memory);
    plantLine(memory, 2, 3);
    let violation: string | undefined;
    let before = lineIn(memory);
    memory.onCommit = () => {
      const after = lineIn(memory);
      const moved = dependantId in after.order !== dependantId in before.order;
      if (moved && !mayAnybody(memory, scheduler.now)) violation ??= 'a right that was gone was used';
      if (seating(after).taken > 2) violation ??= 'a seat was sold twice';
      before = after;
    };
    const played = (async () => {
      const guardians = { [bob]: guardian(bob) };
      const facts = { firstName: 'Kim', lastName: 'Carter', age: 10, ageOn: '2026-01-01', consents: [] };
      const at = new Date(start).toISOString();
      await rows.put({ dependantId, version: 1, ...facts, guardians, createdAt: at, updatedAt: at }).go();
      isCalm = false;
      const answers = [ana, bob, bob].map(async (guardianId) => {
        await scheduler.turn(scheduler.below(12));
        const at = { eventId, dependantId, guardianId, now: scheduler.now };
        await seats.join({ ...at, token: '' }).catch(pastFaults);
        if (scheduler.below(2) === 0) await seats.leave(at).catch(pastFaults);
      });
      const joins = [3, 4].map(async (index) => {
        await scheduler.turn(scheduler.below(12));
        await others.join({ eventId, userId: personId(index), now: scheduler.now }).catch(pastFaults);
      });
      const ending = (async () => {
        await scheduler.turn(2 + scheduler.below(12));
        const gone = { [bob]: { ...guardian(bob), rights: ['pay'] as const } };
        await rows.patch({ dependantId }).set({ guardians: gone }).go().catch(pastFaults);
      })();
      await Promise.all([...answers, ...joins, ending]);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return violation;
  };

const strikesOf = (scheduler: Scheduler) => {
  const quiet = new Set(['throttle', 'conflict', 'timeoutAfter', 'timeoutBefore']);
  return <Fault extends string>(possible: readonly Fault[]): Fault | undefined =>
    scheduler.below(12) === 0 ? possible.filter((one) => quiet.has(one))[scheduler.below(possible.length)] : undefined;
};

const mayAnybody = (memory: MemoryTable, now: Date): boolean => {
  const guardians = (memory.entity('dependant')[0]?.guardians ?? {}) as Guardians;
  return Object.keys(guardians).some((userId) => hasRight(guardians, userId, 'rsvp', now));
};

it('moves a child on a list with a right that holds at that moment alone, into one seat', async () => {
  expect(await explore(race(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught where the right is no condition of the write', async () => {
  const blind = race(without('#rights'));
  expect((await explore(blind, twinSchedules, { untilFirst: true })).violations).toBe(1);
});

/** The guardians of two households answer for one child at once; both hold the right. */
const bothAnswer =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    let isCalm = true;
    const memory = new MemoryTable(scheduler, (possible) => (isCalm ? undefined : roughly(possible)), twist);
    const roughly = strikesOf(scheduler);
    stage.set(scheduler, memory);
    plantLine(memory, 2, 3);
    let violation: string | undefined;
    const { left: room } = lineIn(memory);
    memory.onCommit = () => {
      const { left, entries, order } = lineIn(memory);
      const people = Object.keys(order).length;
      if (room - left !== people || entries !== people) violation ??= `${people} people hold ${room - left} seats`;
    };
    const played = (async () => {
      const guardians = { [ana]: guardian(ana), [bob]: { ...guardian(bob), household: 'B' as const } };
      const facts = { firstName: 'Kim', lastName: 'Carter', age: 10, ageOn: '2026-01-01', consents: [] };
      const at = new Date(start).toISOString();
      await rows.put({ dependantId, version: 1, ...facts, guardians, createdAt: at, updatedAt: at }).go();
      isCalm = false;
      const answers = [ana, bob, ana, bob].map(async (guardianId) => {
        await scheduler.turn(scheduler.below(12));
        const answer = { eventId, dependantId, guardianId, now: scheduler.now };
        await seats.join({ ...answer, token: '' }).catch(pastFaults);
        if (scheduler.below(3) === 0) await seats.leave(answer).catch(pastFaults);
      });
      await Promise.all(answers);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return violation;
  };

it('counts the answers of both guardians of a child once', async () => {
  expect(await explore(bothAnswer(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught where the second answer does not look whether the child is on the list', async () => {
  const blind = bothAnswer(without('attribute_not_exists(#order'));
  expect((await explore(blind, twinSchedules, { untilFirst: true })).violations).toBe(1);
});
