import { expect, it } from 'vitest';
import { createEventStore, type EventStore } from '#lambdas/events/details/store.ts';
import { judgeMinimum } from '#lambdas/events/lifecycle/minimum/judge-minimum.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { missingPeople } from '#shared/events/lifecycle/minimum.ts';
import { ToldWorld } from '../../notifications/told-world.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { eventId, lineIn } from '../line/line-world.ts';

const seats = createSeatStore(stage.table, stage.retry);
const events = createEventStore(stage.table, stage.retry);
const start = '2026-12-01T14:04:00.000Z';
const few = { hasMinimumNeeded: true, minimumNeeded: 3, hoursToCancelBefore: 1, countGuestsInMinimum: true };
const decidesAt = '2026-12-01T13:04:00.000Z';
const room = { capacity: 9, room: 9, left: 7, entries: 2, nextNumber: 3 };

/** Two of three needed people are in when the job looks, and a third joins or leaves in the same moment. */
const judging =
  (by: EventStore = events) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse(decidesAt));
    const memory = new MemoryTable(scheduler, roughDay);
    stage.set(scheduler, memory);
    const world = new ToldWorld(memory, scheduler);
    world.set('event', { ...few, startsAt: start, capacity: 9, updatedAt: '2026-11-01T00:00:00.000Z' });
    world.set('seats', { ...room, order: { u1: 1, u2: 2 }, closesAt: start, joinsUntil: start, startsAt: start });
    let violation: string | undefined;
    let wasOn = true;
    memory.onCommit = () => {
      const event = memory.entity('event')[0] as { status: string };
      const isOn = event.status !== 'cancelled';
      if (wasOn && !isOn && missingPeople({ ...few, ...shown(memory) }, lineIn(memory)) === 0)
        violation ??= 'an event was called off although enough people were in';
      wasOn = isOn;
    };
    const work = { kind: 'minimum', eventId, step: 'decide', decidesAt } as const;
    const job = async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        const done = await judgeMinimum(work, { events: by, record: async () => undefined }, scheduler.now).then(
          () => true,
          () => false,
        );
        if (done) return;
      }
    };
    const act = async (doIt: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(8));
      await doIt().catch(pastFaults);
    };
    const join = (userId: string) => act(() => seats.join({ eventId, userId, now: scheduler.now }));
    await Promise.all([scheduler.run(), job(), join('u3'), ...(scheduler.random() < 0.5 ? [join('u4')] : [])]);
    return violation;
  };

const shown = (memory: MemoryTable) =>
  memory.entity('event')[0] as unknown as { status: string; startsAt: string; minimumKept: boolean };

it('never calls an event off that has enough people, the player who joins in the last moment', async () => {
  expect(await explore(judging(), schedules)).toMatchObject({ violations: 0 });
});

/** The twin that looks at the line before it cancels, and not with it. */
const looksBefore: EventStore = {
  ...events,
  save: (before, after, facts) => events.save(before, after, facts),
};

it('is caught when the number of people is only looked at before', async () => {
  expect((await explore(judging(looksBefore), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
