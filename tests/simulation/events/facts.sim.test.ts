import { expect, it } from 'vitest';
import { toLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { type LineChange, projectRows } from '#lambdas/events/rsvp/projector/project-rows.ts';
import { createRowStore, type RowStore, type RsvpChange } from '#lambdas/events/rsvp/projector/store.ts';
import { toBusEntry } from '#lambdas/kernel/messages/relay/publish.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { rsvpChanged, seatsCounted } from '#shared/events/messages.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seatChanges, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable, type StreamRecord, type Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { Stream } from '../stage/stream.ts';
import { without } from '../stage/twins.ts';
import { eventId, lineIn, personId, plantLine } from './line/line-world.ts';

const seats = createSeatStore(stage.table, stage.retry);
const rows = createRowStore(stage.table, stage.retry);

type Moved = Message<typeof rsvpChanged>['data'];
type Counted = Message<typeof seatsCounted>['data'];

interface Published {
  readonly messageId: string;
  readonly type: string;
  readonly data: object;
}

/** What the bus was given, by message: a consumer that has seen a message does nothing. */
type Bus = Map<string, Published>;

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
        react: (change) => projectRows([toChange(change)], keepInto, scheduler.now),
      },
      { entity: 'outbox', react: (change) => relay(change, bus, scheduler) },
    ]);
    memory.onCommit = () => stream.pump();
    const act = async (work: () => Promise<unknown>, within: number) => {
      await scheduler.turn(scheduler.below(within));
      await work().catch(pastFaults);
    };
    const person = (userId: string) => ({ eventId, userId, now: scheduler.now });
    const clients = Array.from({ length: 6 }, (_, index) => act(() => seats.join(person(personId(index))), 20));
    const leavers = [0, 1, 2].map(() => act(() => seats.leave(person(personId(scheduler.below(6)))), 60));
    await Promise.all([scheduler.run(), ...clients, ...leavers]);
    return judge(memory, bus);
  };

const toChange = ({ before, after }: Pick<StreamRecord, 'before' | 'after'>): LineChange => ({
  before: before && toLine(before),
  after: after && toLine(after),
});

async function relay(
  change: { before: StreamRecord['before']; after: StreamRecord['after'] },
  bus: Bus,
  scheduler: Scheduler,
) {
  const entry = toBusEntry(change, 'bus');
  await scheduler.turn();
  if (scheduler.random() < roughDay.timeoutBefore) throw new Error('TimeoutError');
  if (entry) {
    const message = JSON.parse(entry.Detail) as Published;
    bus.set(message.messageId, message);
  }
  if (scheduler.random() < roughDay.timeoutAfter) throw new Error('TimeoutError');
}

/**
 * P36 and the rows: what was published is exactly what happened to the line, the rows say where everyone stands, and who
 * knows the newest count knows how full the line is.
 */
function judge(memory: MemoryTable, bus: Bus): string | undefined {
  return judgeMoves(memory, ofType<Moved>(bus, rsvpChanged)) ?? judgeCounts(memory, ofType<Counted>(bus, seatsCounted));
}

const ofType = <Data>(bus: Bus, { name }: MessageType): Data[] =>
  [...bus.values()].filter(({ type }) => type === name).map(({ data }) => data as Data);

const linesOf = (memory: MemoryTable) => memory.stream.filter(({ after }) => after?.__edb_e__ === 'seats');

function judgeCounts(memory: MemoryTable, published: readonly Counted[]): string | undefined {
  const counts = new Map(linesOf(memory).map(({ after }) => [Number(after?.version), countsOf(after)]));
  const wrong = published.find((count) => counts.get(count.seatsVersion) !== wordsOfCounts(count));
  if (wrong) return 'a count was never so';
  const line = memory.entity('seats')[0];
  const untold = { free: Number(line?.capacity), waiting: 0 };
  const newest = published.toSorted((a, b) => b.seatsVersion - a.seatsVersion)[0] ?? untold;
  return wordsOfCounts(newest) === countsOf(line) ? undefined : 'the newest count is not what the line says';
}

function countsOf(item: unknown): string {
  const line = toLine(item as Record<string, unknown>);
  return wordsOfCounts(countSeats(line, seating(line)));
}

const wordsOfCounts = ({ free, waiting }: Pick<Counted, 'free' | 'waiting'>) => `${free} free, ${waiting} waiting`;

function judgeMoves(memory: MemoryTable, published: readonly Moved[]): string | undefined {
  const lines = linesOf(memory);
  const happened = lines.flatMap(({ before, after }) => seatChanges(before && toLine(before), toLine(after ?? {})));
  const text = (changes: readonly object[]) => changes.map(wordsOf).sort().join('; ');
  if (published.length < happened.length) return 'a fact was lost';
  if (text(published) !== text(happened)) return 'facts differ from what happened';
  const seated = seating(lineIn(memory));
  const wrong = memory
    .entity('rsvp')
    .find(({ userId, status }) => standingOf(String(userId), seated).status !== status);
  return wrong ? 'a row does not say where the person stands' : undefined;
}

const wordsOf = (change: object) => {
  const { userId, from, to } = change as Moved;
  return `${userId} ${from} ${to}`;
};

it('publishes what happened to a line, all of it and nothing else', async () => {
  expect(await explore(follow(), schedules)).toMatchObject({ violations: 0 });
});

/** The twin that takes whatever a row holds for older than what it is told. */
const forgetful: RowStore = {
  change: (event, people, decide, counted) =>
    rows.change(event, people, (userId, row) => decide(userId, row && { ...row, seatsVersion: 0 }), counted),
};

it('is caught when rows are written whatever version they hold', async () => {
  const twin = follow(() => forgetful, without('#seatsVersion'));
  expect((await explore(twin, twinSchedules, { untilFirst: true })).violations).toBe(1);
});

/** The twin that publishes after its write, as if nothing could happen in between. */
const byHand = (bus: Bus, scheduler: Scheduler): RowStore => ({
  change: async (event, people, decide, counted) => {
    const facts = new Map<string, NonNullable<RsvpChange['fact']>>();
    const withoutFact: typeof decide = (userId, row) => {
      const change = decide(userId, row);
      if (change?.fact) facts.set(userId, change.fact);
      return change && { ...change, fact: undefined };
    };
    await rows.change(event, people, withoutFact, counted);
    if (facts.size > 0 && scheduler.random() < roughDay.crash) throw new Error('The process died');
    for (const fact of facts.values()) bus.set(fact.messageId, fact);
  },
});

it('is caught when facts are published by hand after the write', async () => {
  expect((await explore(follow(byHand), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

/** The twin that tells how full the event is after its rows. */
const countsByHand = (bus: Bus, scheduler: Scheduler): RowStore => ({
  change: async (event, people, decide, counted) => {
    await rows.change(event, people, decide, undefined);
    if (counted && scheduler.random() >= roughDay.crash) bus.set(counted.messageId, counted);
  },
});

it('is caught when counts are published by hand after the rows', async () => {
  expect((await explore(follow(countsByHand), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
