import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createTable } from '#infra/local/create-table.ts';
import { startDynamoDb } from '#infra/local/dynamodb.ts';
import { seatsEntity } from '#lambdas/events/rsvp/line/seats.entity.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { CounterAndRows } from '#tests/simulation/events/line/designs/counter-and-rows.ts';
import { aLine } from '#tests/support/events/line.ts';
import { atMost, type Target } from './benchmark.ts';
import { type Asked, countedTable } from './counted-table.ts';
import { percentile, short } from './figures.ts';
import { settle } from './hot-line-model.ts';

const joiners = 1000;
/** The counter's line takes as many tries as there are rivals: more of them would take minutes and show the same. */
const atOnce = 10;
const capacities = [24, 100, 1000];
const crowds = [100, 300, 1000];
const tableName = 'lines';
const people = Array.from({ length: joiners }, () => randomUUID());

type Counted = ReturnType<typeof countedTable>;

/** Everyone joins; how many got a seat, and how many gave up. */
type Play = (table: Counted, eventId: string, capacity: number) => Promise<{ in: number; gaveUp: number }>;

const oneLine: Play = async (table, eventId, capacity) => {
  await seatsEntity(table)
    .put({ ...aLine({ eventId, capacity, left: joiners, room: joiners }) } as never)
    .go();
  clear(table.asked);
  const store = createSeatStore(table);
  const gaveUp = await countFailures((userId) => store.join({ eventId, userId, now: new Date() }));
  const line = await store.find(eventId);
  return { in: line ? seating(line).in.length : 0, gaveUp };
};

const counterAndRows: Play = async (table, eventId, capacity) => {
  const design = new CounterAndRows(table, (ms) => pause(Math.random() * ms));
  await design.create(eventId, capacity);
  clear(table.asked);
  const gaveUp = await countFailures((userId) => design.join(eventId, userId));
  return { in: (await design.read(eventId)).in.length, gaveUp };
};

const designs = { 'one line': oneLine, 'counter and rows': counterAndRows } as const;

/** How long the engine of one machine alone takes for everyone's joins, by number of seats. */
export type EngineMs = ReadonlyMap<number, number>;

/** The two designs of an event's line, on the engine of one machine and in a model of AWS's limits. */
export async function compareLines(): Promise<{ readonly targets: readonly Target[]; readonly engineMs: EngineMs }> {
  const engine = await startDynamoDb();
  const targets: Target[] = [];
  const engineMs = new Map<number, number>();
  try {
    await createTable(engine.endpoint, tableName);
    for (const capacity of capacities) {
      for (const [design, play] of Object.entries(designs)) {
        const table = countedTable(engine.endpoint, tableName);
        const began = performance.now();
        const played = await play(table, `${design}-${capacity}`, capacity);
        const ms = Math.round(performance.now() - began);
        const { requests, units } = table.asked;
        const each = { requests: short(requests / joiners), units: short(units / joiners) };
        console.log(
          `${capacity} seats, ${design}: ${played.in} in, ${each.requests} requests and ${each.units} units a join, ` +
            `${ms} ms, ${played.gaveUp} gave up`,
        );
        if (design !== 'one line') continue;
        engineMs.set(capacity, ms);
        targets.push(atMost(`requests a join at ${capacity} seats`, requests / joiners, 2));
      }
    }
  } finally {
    await engine.close();
  }
  printModel();
  return { targets, engineMs };
}

function printModel(): void {
  for (const people of crowds) {
    for (const design of ['one line', 'counter and rows'] as const) {
      const { settledMs, times, requests, conflicts, throttled, gaveUp } = settle(design, 100, people);
      console.log(
        `model of AWS, 100 seats, ${people} people, ${design}: settled after ${short(settledMs / 1000)} s, ` +
          `p50 ${short(percentile(times, 0.5) / 1000)} s, p99 ${short(percentile(times, 0.99) / 1000)} s, ` +
          `${short(requests / people)} requests a join, ${conflicts} conflicts, ${throttled} throttled, ${gaveUp} gave up`,
      );
    }
  }
}

function clear(asked: Asked): void {
  Object.assign(asked, { requests: 0, items: 0, units: 0 });
}

/** Has everyone join, so many at a time; how many could not. */
async function countFailures(join: (userId: string) => Promise<unknown>): Promise<number> {
  let failed = 0;
  await inParallel(people, atOnce, (userId) => join(userId).catch(() => (failed += 1)));
  return failed;
}
