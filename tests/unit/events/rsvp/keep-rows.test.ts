import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { type LineChange, projectRows } from '#lambdas/events/rsvp/projector/project-rows.ts';
import type { RowStore, Rsvp } from '#lambdas/events/rsvp/projector/store.ts';
import type { Message } from '#shared/contract/message.ts';
import type { seatsCounted } from '#shared/events/messages.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating, standingOf, unlimitedCapacity } from '#shared/events/rsvp/line/seats.ts';
import { aLine } from '#tests/support/events/line.ts';

const now = new Date('2031-06-01T10:00:00.000Z');

const line = (version: number, people: readonly string[], differences: Partial<StoredLine> = {}): StoredLine =>
  aLine({
    version,
    capacity: 1,
    entries: people.length,
    order: Object.fromEntries(people.map((person, index) => [person, index + 1])),
    startsAt: '2031-07-04T18:00:00.000Z',
    endsAt: '2031-07-04T20:00:00.000Z',
    ...differences,
  });

type Counted = Message<typeof seatsCounted>['data'];

/** Rows in memory, and what was told, in order; each transaction is held to what one may take. */
function memoryRows() {
  const rows = new Map<string, Rsvp>();
  const told: string[] = [];
  const counted: Counted[] = [];
  const store: RowStore = {
    change: async (_, userIds, decide, count) => {
      expect(2 * userIds.length + (count ? 1 : 0)).toBeLessThanOrEqual(100);
      if (count) counted.push(count.data as Counted);
      for (const change of userIds.flatMap((userId) => decide(userId, rows.get(userId)) ?? [])) {
        rows.set(change.row.userId, change.row);
        if (change.fact) told.push(`${change.fact.data.userId} ${change.fact.data.from} ${change.fact.data.to}`);
      }
    },
  };
  return { store, told, rows, counted };
}

const ana = '3f2b8c1e-0b7a-4b8e-9a51-0d7f6b6d2a11';
const ben = '8a1d2c3b-1f6e-4c0d-8e7f-5a4b3c2d1e0f';
const people = Array.from({ length: 120 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

/** The changes between the given states of a line. */
const changesOf = (versions: readonly StoredLine[]): LineChange[] =>
  versions.slice(1).map((after, index) => ({ before: versions[index], after }));

it('tells of each change once, in order', async () => {
  const { store, told } = memoryRows();
  for (const change of changesOf([line(1, []), line(2, [ana]), line(3, [ana, ben]), line(4, [ben])]))
    await projectRows([change], store, now);
  expect(told).toEqual([`${ana} none in`, `${ben} none waiting`, `${ana} in none`, `${ben} waiting in`]);
});

it('tells of the outcome alone when several changes come together', async () => {
  const { store, told } = memoryRows();
  await projectRows(changesOf([line(1, []), line(2, [ana]), line(3, [ana, ben]), line(4, [ben])]), store, now);
  expect(told).toEqual([`${ben} none in`]);
});

it('comes to what the line says, telling no one twice, however the changes are cut and repeated', async () => {
  const anyPlayer = fc.constantFrom(...people.slice(0, 4));
  const aHistory = fc.array(anyPlayer, { minLength: 1, maxLength: 12 }).map((steps) => {
    let here: string[] = [];
    const versions = steps.map((person, index) => {
      here = here.includes(person) ? here.filter((one) => one !== person) : [...here, person];
      return line(index + 2, here, { capacity: 2 });
    });
    return changesOf([line(1, [], { capacity: 2 }), ...versions]);
  });
  // A stream goes back now and then, and from there goes on in order, in batches of any length.
  const aReader = fc.record({
    lengths: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 60, maxLength: 60 }),
    returns: fc.array(fc.nat(11), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(aHistory, aReader, async (history, { lengths, returns }) => {
      const { store, told, rows, counted } = memoryRows();
      for (const begin of [0, ...returns.map((place) => place % history.length)])
        await readFrom(history.slice(begin), lengths.slice(begin), store);
      const line = history.at(-1)!.after!;
      const last = seating(line);
      const { free, waiting } = countSeats(line, last);
      expect(newestOf(counted)).toMatchObject({ free, waiting });
      for (const person of people.slice(0, 4)) {
        expect(rows.get(person)?.status ?? 'none').toBe(standingOf(person, last).status);
        const steps = told.map((one) => one.split(' ')).filter(([who]) => who === person);
        for (const [index, [, from]] of steps.entries()) expect(from).toBe(steps[index - 1]?.[2] ?? 'none');
      }
    }),
  );
});

async function readFrom(history: readonly LineChange[], lengths: readonly number[], store: RowStore) {
  let start = 0;
  for (const length of lengths) {
    if (start < history.length) await projectRows(history.slice(start, start + length), store, now);
    start += length;
  }
}

it('moves the rows of everyone in line when the event moves, and tells no one', async () => {
  const { store, told, rows } = memoryRows();
  await projectRows(changesOf([line(1, []), line(2, people)]), store, now);
  const before = told.length;
  const startsAt = '2031-07-05T18:00:00.000Z';
  await projectRows(changesOf([line(2, people), line(3, people, { startsAt })]), store, now);
  expect(before).toBe(people.length);
  expect(told).toHaveLength(before);
  expect(new Set([...rows.values()].map((row) => row.startsAt))).toEqual(new Set([startsAt]));
});

/** What an index shows that keeps the newest count, whenever it arrived. */
const newestOf = (counted: readonly Counted[]) => counted.toSorted((a, b) => b.seatsVersion - a.seatsVersion)[0];

it('tells how full the event is at last, once for changes that come together', async () => {
  const { store, counted } = memoryRows();
  await projectRows(changesOf([line(1, []), line(2, [ana]), line(3, [ana, ben])]), store, now);
  expect(counted).toMatchObject([{ seatsVersion: 3, free: 0, waiting: 1, heads: 1, people: 1 }]);
});

it('tells how full the event is when the host offers more seats, or no end of them, and no one moves', async () => {
  const { store, counted, told } = memoryRows();
  const versions = [line(1, []), line(2, [], { capacity: 4 }), line(3, [], { capacity: unlimitedCapacity })];
  for (const change of changesOf(versions)) await projectRows([change], store, now);
  expect(counted).toMatchObject([
    { seatsVersion: 2, free: 4 },
    { seatsVersion: 3, free: null },
  ]);
  expect(told).toEqual([]);
});

it('sets right what was told of a state in between, also when all is as it was in the end', async () => {
  const { store, counted } = memoryRows();
  const changes = changesOf([line(1, []), line(2, [ana]), line(3, [])]);
  await projectRows(changes.slice(0, 1), store, now);
  await projectRows(changes, store, now);
  expect(counted).toMatchObject([
    { seatsVersion: 2, free: 0 },
    { seatsVersion: 3, free: 1 },
  ]);
});

it('does not count a player with a held seat as waiting', async () => {
  const { store, counted } = memoryRows();
  const offers = { [ben]: { until: '2031-06-02T10:00:00.000Z', number: 2 } };
  const held = { capacity: 3, room: 3, left: 1, mode: 'fifo_offer', offers, order: { [ana]: 1 } } as const;
  await projectRows(changesOf([line(1, [ana]), line(2, [], held)]), store, now);
  expect(counted).toMatchObject([{ seatsVersion: 2, free: 1, waiting: 0 }]);
});

it('counts groups of seats anew when only they changed', async () => {
  const { store, counted } = memoryRows();
  const groups = [
    { key: 'keeper', max: 1, min: 0 },
    { key: 'field', max: 2, min: 0 },
  ];
  const grouping = { by: 'position', gameTypeId: 'soccer', groups, keptUntil: '2031-07-03T18:00:00.000Z' } as const;
  const inGroup = (version: number, group: string) =>
    line(version, [ana], { capacity: 2, room: 2, left: 1, grouping, groups: { [ana]: group } });
  await projectRows(changesOf([inGroup(1, 'field'), inGroup(2, 'keeper')]), store, now);
  expect(counted).toMatchObject([
    {
      seatsVersion: 2,
      free: 1,
      groups: [
        { key: 'keeper', free: 0 },
        { key: 'field', free: 1 },
      ],
    },
  ]);
});

it('does not count a line that is new, or that moves without being fuller', async () => {
  const { store, counted } = memoryRows();
  const moved = line(2, [], { startsAt: '2031-07-05T18:00:00.000Z' });
  await projectRows([{ before: undefined, after: line(1, []) }, ...changesOf([line(1, []), moved])], store, now);
  expect(counted).toEqual([]);
});
