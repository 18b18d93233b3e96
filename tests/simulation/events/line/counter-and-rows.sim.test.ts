import { expect, it } from 'vitest';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable } from '../../stage/memory-table.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { CounterAndRows } from './designs/counter-and-rows.ts';
import type { Without } from './designs/line-design.ts';

const eventId = 'e1';

/** Seven people join, three leave, with promotion after each committed change of the counter or, in a twin, after each call. */
const race =
  (without: Without) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2026-12-01T12:00:00Z'));
    const memory = new MemoryTable(scheduler, roughDay);
    stage.set(scheduler, memory);
    const design = new CounterAndRows(stage.table, (ms) => scheduler.turn(scheduler.below(ms)), without);
    memory.items.set(`A#${eventId}|META`, {
      pk: `A#${eventId}`,
      sk: 'META',
      capacity: 3,
      left: 3,
      nextSeq: 1,
      waitCount: 0,
    });
    let violation: string | undefined;
    const promote = async () => {
      for (let attempt = 0; attempt < 30; attempt += 1) {
        const done = await design.promote(eventId).then(
          () => true,
          () => false,
        );
        if (done) return;
        await scheduler.turn(5);
      }
    };
    const fromCaller = without === 'the stream trigger';
    let counter = '';
    memory.onCommit = () => {
      violation ??= judge(memory);
      const meta = JSON.stringify(memory.items.get(`A#${eventId}|META`));
      if (!fromCaller && meta !== counter) void scheduler.turn(scheduler.below(4)).then(promote);
      counter = meta;
    };
    const people = Array.from({ length: 7 }, (_, index) => `u${index}`);
    const act = async (work: Promise<unknown>) => {
      const acknowledged = await work.then(
        () => true,
        () => false,
      );
      if (fromCaller && acknowledged && scheduler.random() > roughDay.crash) await promote();
    };
    const clients = [
      ...people.map((userId) => scheduler.turn(scheduler.below(6)).then(() => act(design.join(eventId, userId)))),
      ...[0, 1, 2].map(() =>
        scheduler.turn(2 + scheduler.below(8)).then(() => act(design.leave(eventId, `u${scheduler.below(7)}`))),
      ),
    ];
    await Promise.all([scheduler.run(), ...clients]);
    const meta = memory.items.get(`A#${eventId}|META`) as { left: number; waitCount: number };
    return violation ?? (meta.waitCount > 0 && meta.left > 0 ? 'a waiter is stranded' : undefined);
  };

/** P1, P2, P7 at a committed state. */
function judge(memory: MemoryTable): string | undefined {
  const { capacity, left, waitCount } = memory.items.get(`A#${eventId}|META`) as {
    capacity: number;
    left: number;
    waitCount: number;
  };
  const rows = [...memory.items.entries()].filter(([key]) => key.includes('RSVP#')).map(([, item]) => item);
  const seated = rows.filter(({ status }) => status === 'in').length;
  const waiting = rows.filter(({ status }) => status === 'waiting').length;
  if (seated > capacity || left < 0) return 'oversold';
  if (seated + left !== capacity) return 'the ledger does not add up';
  return waiting === waitCount ? undefined : 'the line was miscounted';
}

it('keeps seats and line in order with every condition in place', async () => {
  expect(await explore(race('nothing'), schedules)).toMatchObject({ violations: 0 });
});

it.each<Without>(['the capacity condition', 'the row condition', 'the stream trigger'])(
  'is caught without %s',
  async (without) => {
    expect((await explore(race(without), twinSchedules, { untilFirst: true })).violations).toBe(1);
  },
);
