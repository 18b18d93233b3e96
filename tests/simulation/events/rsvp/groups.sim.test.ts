import { expect, it } from 'vitest';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore, type SeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import { moveToGroup } from '#shared/events/rsvp/line/group-moves.ts';
import { nextIn } from '#shared/events/rsvp/line/line-groups.ts';
import { acceptSeat, changeHeads, declineSeat } from '#shared/events/rsvp/line/line-moves.ts';
import type { LineState } from '#shared/events/rsvp/line/line-state.ts';
import { headsOf, lineMembers } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, plantLine } from '../line/line-world.ts';

const capacity = 4;
const start = Date.parse('2026-12-01T12:00:00Z');
const hourMs = 3_600_000;
const roundMs = 6 * 60_000;
const groups = [
  { key: 'keeper', max: 2, min: 1 },
  { key: 'back', max: 2, min: 0 },
  { key: 'front', max: 3, min: 0 },
];
const keyOf = (index: number) => groups[index % groups.length]?.key ?? '';
const seats = createSeatStore(stage.table, stage.retry);

interface Twin {
  readonly twist?: (write: Write) => Write;
  /** What accepts an offer, or has a player bring more, instead of the product's own rules. */
  readonly accept?: typeof acceptSeat;
  readonly bring?: typeof changeHeads;
  /** What keeps the line, instead of the product's own. */
  readonly keep?: (store: SeatStore, now: Date) => Promise<void>;
}

const tend = (store: SeatStore, now: Date) => settle(eventId, { seats: store }, now);

/** Parties join an event in groups; some leave, bring more, answer offers or are moved by the host, and the line is kept. */
const grouped =
  (mode: LineState['mode'], { twist, accept = acceptSeat, bring = changeHeads, keep = tend }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    const keptUntil = '2026-12-01T15:00:00.000Z';
    const grouping = { by: 'position', gameTypeId: 'soccer', groups, keptUntil } as const;
    plantLine(memory, capacity, capacity, { mode, waitLeft: 6, grouping });
    let violation: string | undefined;
    let before = lineIn(memory);
    memory.onCommit = () => {
      const after = lineIn(memory);
      violation ??= judge(before, after);
      before = after;
    };
    const act = async (withinMs: number, work: (now: Date) => Promise<unknown>) => {
      await scheduler.turn(roundMs * scheduler.below(withinMs / roundMs));
      await work(scheduler.now).catch(pastFaults);
    };
    const person = (index: number) => `u${index}`;
    const anyPlayer = () => person(scheduler.below(8));
    const joins = Array.from({ length: 8 }, (_, index) => {
      const [heads, group] = [1 + scheduler.below(2), keyOf(scheduler.below(9))];
      return act(hourMs, (now) => seats.join({ eventId, userId: person(index), heads, group, now }));
    });
    const leaves = Array.from({ length: 4 }, () =>
      act(2 * hourMs, (now) => seats.leave({ eventId, userId: anyPlayer(), now })),
    );
    const moves = Array.from({ length: 14 }, () => {
      const [who, which, heads] = [anyPlayer(), scheduler.below(8), 1 + scheduler.below(3)];
      return act(5 * hourMs, (now) =>
        seats.move(eventId, (line) => {
          const ways = [
            () => accept(line, who, now),
            () => declineSeat(line, who),
            () => bring(line, who, heads),
            () => bring(line, who, heads + 1),
            () => moveToGroup(line, who, keyOf(heads)),
          ];
          return ways[Math.max(0, which - 3)]?.() ?? { outcome: 'nothing' };
        }),
      );
    });
    const keeper = (async () => {
      for (let round = 0; round < 60; round += 1) {
        await scheduler.turn(roundMs);
        await keep(seats, scheduler.now).catch(pastFaults);
      }
    })();
    await Promise.all([scheduler.run(), ...joins, ...leaves, ...moves, keeper]);
    const stranded = nextIn(lineIn(memory)).length > 0 ? 'a free seat stays empty' : undefined;
    return violation ?? stranded;
  };

const holders = (line: StoredLine) => [...Object.keys(line.order), ...Object.keys(line.offers)];
const headsIn = (line: StoredLine, who: readonly string[]) => who.reduce((sum, one) => sum + headsOf(line, one), 0);
const takenBy = (line: StoredLine, key: string) =>
  headsIn(
    line,
    holders(line).filter((one) => line.groups?.[one] === key),
  );
const drawn = (line: StoredLine, one: string) => line.order[one] ?? line.offers[one]?.number ?? line.waits[one] ?? 0;

/** P1, P2, P6 and P7 between two commits, and the same of every group; seats that are kept stay so. */
function judge(before: StoredLine, after: StoredLine): string | undefined {
  const all = headsIn(after, holders(after));
  const came = holders(after).filter((one) => !holders(before).includes(one));
  const broken: Readonly<Record<string, boolean>> = {
    oversold: all > capacity,
    'a group is larger than it may be': groups.some(({ key, max }) => takenBy(after, key) > max),
    'the ledger does not add up': after.left !== capacity - all || after.waiters !== Object.keys(after.waits).length,
    'a player is in no group': lineMembers(after).some((one) => after.groups?.[one] === undefined),
    'a player who was in lost their seat': Object.keys(before.order).some((one) => one in after.waits),
    'a player went past those of their group': came.some((one) => hasPassed(one, before, after)),
    'a seat that is kept was given away': came.some((one) => after.left < keptFrom(one, after)),
  };
  return Object.keys(broken).find((promise) => broken[promise]);
}

const hasPassed = (one: string, before: StoredLine, after: StoredLine) =>
  Object.keys(after.waits).some(
    (other) =>
      other in before.waits &&
      after.groups?.[other] === after.groups?.[one] &&
      drawn(before, other) < drawn(after, one),
  );

/** Free seats that are not for a player who is no keeper. */
const keptFrom = (one: string, line: StoredLine) =>
  line.released || line.groups?.[one] === 'keeper' ? 0 : Math.max(0, 1 - takenBy(line, 'keeper'));

it.each(['auto_add', 'fifo_offer'] as const)(
  'never passes a group, the seats or anybody who waits for the same, where seats go by %s',
  async (mode) => {
    expect(await explore(grouped(mode), schedules / 2)).toEqual({ violations: 0, schedules: schedules / 2 });
  },
);

const blind: typeof acceptSeat = (line, person, now) => acceptSeat({ ...line, grouping: undefined }, person, now);
const generous: typeof changeHeads = (line, person, heads) => {
  const { outcome, line: after } = changeHeads({ ...line, grouping: undefined }, person, heads);
  return after ? { outcome, line: { ...after, grouping: line.grouping } } : { outcome };
};

const twins: readonly (readonly [string, Twin])[] = [
  ['the line may have moved since it was looked at', { twist: without('#n') }],
  ['anybody takes what is left, whatever their group', { twist: without('attribute_not_exists(#grouping)') }],
  ['who is in brings more without a look at their group', { bring: generous }],
  ['no one gives away what becomes free', { keep: async () => undefined }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(grouped('auto_add', twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

it('replays a failing seed exactly', async () => {
  const broken = grouped('fifo_offer', { accept: blind, bring: generous });
  const { firstSeed = 0, firstViolation } = await explore(broken, twinSchedules, { untilFirst: true });
  expect([await broken(firstSeed), await broken(firstSeed)]).toEqual([firstViolation, firstViolation]);
});
