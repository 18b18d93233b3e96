import { expect, it } from 'vitest';
import type { StoredLine } from '#lambdas/events/line.ts';
import { keepRows, type LineChange } from '#lambdas/events/seat-keeper/keep-rows.ts';
import { createRowStore, type RowStore, type RsvpChange } from '#lambdas/events/seat-keeper/store.ts';
import { createSeatStore } from '#lambdas/events/seats.ts';
import { toBusEntry } from '#lambdas/kernel/relay/publish.ts';
import { seatChanges, seating, standingOf } from '#shared/events/seats.ts';
import { explore, schedules, twinSchedules } from './explore.ts';
import { roughDay } from './faults.ts';
import { eventId, personId, plantLine } from './line-world.ts';
import { MemoryTable, type StreamRecord, type Write } from './memory-table.ts';
import { Scheduler } from './scheduler.ts';
import { stage } from './stage.ts';
import { Stream } from './stream.ts';
import { without } from './twins.ts';

const seats = createSeatStore(stage.table, stage.retry);
const rows = createRowStore(stage.table, stage.retry);

interface Published {
  readonly messageId: string;
  readonly data: { readonly userId: string; readonly from: string; readonly to: string };
}

/** What the bus was given, by message: a consumer that has seen a message does nothing. */
type Bus = Map<string, Published['data']>;

/** People join and leave; the keeper follows the line, the relay the outbox; both may be told again and late. */
const follow =
  (keeper: (bus: Bus, scheduler: Scheduler) => RowStore = () => rows, twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2026-12-01T12:00:00Z'));
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, 3, 5);
    const bus: Bus = new Map();
    const keepInto = keeper(bus, scheduler);
    const stream = new Stream(memory, scheduler, roughDay, [
      {
        entity: 'seats',
        react: (change) => keepRows([change as unknown as LineChange], keepInto, scheduler.now),
      },
      { entity: 'outbox', react: (change) => relay(change, bus, scheduler) },
    ]);
    memory.onCommit = () => stream.pump();
    const act = async (work: () => Promise<unknown>, within: number) => {
      await scheduler.turn(scheduler.below(within));
      await work().catch(() => undefined);
    };
    const person = (userId: string) => ({ eventId, userId, now: scheduler.now });
    const clients = Array.from({ length: 6 }, (_, index) => act(() => seats.join(person(personId(index))), 20));
    const leavers = [0, 1, 2].map(() => act(() => seats.leave(person(personId(scheduler.below(6)))), 60));
    await Promise.all([scheduler.run(), ...clients, ...leavers]);
    return judge(memory, bus);
  };

async function relay(
  change: { before: StreamRecord['before']; after: StreamRecord['after'] },
  bus: Bus,
  scheduler: Scheduler,
) {
  const entry = toBusEntry(change, 'bus');
  await scheduler.turn();
  if (scheduler.random() < roughDay.timeoutBefore) throw new Error('TimeoutError');
  if (entry) {
    const { messageId, data } = JSON.parse(entry.Detail) as Published;
    bus.set(messageId, data);
  }
  if (scheduler.random() < roughDay.timeoutAfter) throw new Error('TimeoutError');
}

/** P36 and the rows: what was published is exactly what happened to the line, and the rows say where everybody stands. */
function judge(memory: MemoryTable, bus: Bus): string | undefined {
  const lines = memory.stream.filter(({ after }) => after?.__edb_e__ === 'seats');
  const happened = lines.flatMap(({ before, after }) =>
    seatChanges(before as unknown as StoredLine, after as unknown as StoredLine),
  );
  const text = (changes: readonly object[]) => changes.map(wordsOf).sort().join('; ');
  const published = [...bus.values()];
  if (published.length < happened.length) return 'a fact was lost';
  if (text(published) !== text(happened)) return 'facts differ from what happened';
  const seated = seating(memory.entity('seats')[0] as unknown as StoredLine);
  const wrong = memory
    .entity('rsvp')
    .find(({ userId, status }) => standingOf(String(userId), seated).status !== status);
  return wrong ? 'a row does not say where the person stands' : undefined;
}

const wordsOf = (change: object) => {
  const { userId, from, to } = change as Published['data'];
  return `${userId} ${from} ${to}`;
};

it('publishes what happened to a line, all of it and nothing else', async () => {
  expect(await explore(follow(), schedules)).toMatchObject({ violations: 0 });
});

/** The twin that takes whatever a row holds for older than what it is told. */
const forgetful: RowStore = {
  change: (event, people, decide) =>
    rows.change(event, people, (userId, row) => decide(userId, row && { ...row, seatsVersion: 0 })),
};

it('is caught when rows are written whatever version they hold', async () => {
  const twin = follow(() => forgetful, without('#seatsVersion'));
  expect((await explore(twin, twinSchedules, { untilFirst: true })).violations).toBe(1);
});

/** The twin that publishes after its write, as if nothing could happen in between. */
const byHand = (bus: Bus, scheduler: Scheduler): RowStore => ({
  change: async (event, people, decide) => {
    const facts = new Map<string, NonNullable<RsvpChange['fact']>>();
    await rows.change(event, people, (userId, row) => {
      const change = decide(userId, row);
      if (change?.fact) facts.set(userId, change.fact);
      return change && { ...change, fact: undefined };
    });
    if (facts.size > 0 && scheduler.random() < roughDay.crash) throw new Error('The process died');
    for (const { messageId, data } of facts.values()) bus.set(messageId, data as Published['data']);
  },
});

it('is caught when facts are published by hand after the write', async () => {
  expect((await explore(follow(byHand), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
