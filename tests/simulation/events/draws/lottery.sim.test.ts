import { expect, it } from 'vitest';
import { drawEntity } from '#lambdas/events/draws/draw.entity.ts';
import { commitmentOf, drawWith } from '#lambdas/events/draws/draw-with.ts';
import { holdDrawOf } from '#lambdas/events/draws/hold-draw-of.ts';
import { createDrawStore, type DrawStore } from '#lambdas/events/draws/store.ts';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore, type SeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import type { Draw, Drawn } from '#shared/events/draws/lottery.ts';
import type { Grouping } from '#shared/events/rsvp/line/grouping.ts';
import { countGroups, nextIn } from '#shared/events/rsvp/line/line-groups.ts';
import { changeHeads } from '#shared/events/rsvp/line/line-moves.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import type { Item } from '../../stage/expression-tokens.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, personId, plantLine } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const minuteMs = 60_000;
const drawsAt = new Date(start + 30 * minuteMs).toISOString();
const capacity = 3;
const seed = 'ab'.repeat(32);
const seats = createSeatStore(stage.table, stage.retry);
const draws = createDrawStore(stage.table);

interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly draws?: DrawStore;
  /** Where the draw reads and writes the line. */
  readonly lines?: Pick<SeatStore, 'move'>;
}

/** A seat is kept for a keeper, and those in front alone cannot fill the event. */
const grouping: Grouping = {
  by: 'position',
  gameTypeId: 'soccer',
  groups: [
    { key: 'keeper', max: 2, min: 1 },
    { key: 'front', max: 2, min: 0 },
  ],
  keptUntil: '2026-12-01T15:00:00.000Z',
};

const planted = drawEntity(stage.table)
  .put({ eventId, seed, commitment: commitmentOf(seed), madeAt: new Date(start).toISOString() })
  .params<{ Item: Item }>().Item;

type Kept = Draw & Drawn & { readonly drawnAt?: string };

/** Parties enter, leave and change while two jobs hold the draw, crash and try again; then seats come free and are filled. */
const drawing =
  ({ twist, draws: by = draws, lines = seats }: Twin = {}, groupedBy?: Grouping) =>
  async (seedOfRun: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seedOfRun, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    const terms = { mode: 'lottery', waitLeft: 9, drawsAt, commitment: commitmentOf(seed) } as const;
    plantLine(memory, capacity, capacity, { ...terms, ...(groupedBy && { grouping: groupedBy }) });
    memory.items.set(`${planted.pk}|${planted.sk}`, structuredClone(planted));
    const keptDraw = () => memory.entity('draw')[0] as unknown as Kept;
    let violation: string | undefined;
    let before = lineIn(memory);
    let first: string | undefined;
    memory.onCommit = () => {
      const [after, kept] = [lineIn(memory), keptDraw()];
      violation ??= judge(before, after, kept);
      if (kept.drawnAt) first ??= JSON.stringify(kept);
      if (first !== undefined && JSON.stringify(kept) !== first) violation ??= 'what was drawn changed';
      before = after;
    };
    const act = async (withinMinutes: number, work: () => Promise<unknown>) => {
      await scheduler.turn(minuteMs * scheduler.below(withinMinutes));
      await work().catch(pastFaults);
    };
    const anyPlayer = () => personId(scheduler.below(6));
    const joins = Array.from({ length: 6 }, (_, index) =>
      act(34, () => {
        const heads = 1 + scheduler.below(2);
        const group = groupedBy && (scheduler.below(3) === 0 ? 'keeper' : 'front');
        return seats.join({ eventId, userId: personId(index), heads, group, now: scheduler.now });
      }),
    );
    const leaves = Array.from({ length: 3 }, () =>
      act(4, async () => {
        await scheduler.turn(28 * minuteMs);
        return seats.leave({ eventId, userId: anyPlayer(), now: scheduler.now });
      }),
    );
    const parties = act(34, () => seats.move(eventId, (line) => changeHeads(line, anyPlayer(), 2)));
    const jobs = [0, 1].map(async () => {
      await scheduler.turn(30 * minuteMs);
      for (let minute = 30; minute < 40; minute += 1) {
        await holdDrawOf({ eventId, drawsAt }, { seats: lines, draws: by }, scheduler.now).catch(pastFaults);
        await settle(eventId, { seats }, scheduler.now).catch(pastFaults);
        await scheduler.turn(minuteMs);
      }
    });
    await Promise.all([scheduler.run(), ...joins, ...leaves, parties, ...jobs]);
    return violation ?? judgeEnd(memory, keptDraw());
  };

/** Between two commits. */
function judge(before: StoredLine, after: StoredLine, kept: Kept): string | undefined {
  if (seating(after).taken > capacity) return 'a seat has two holders';
  const groupFault = judgeGroups(after);
  if (groupFault) return groupFault;
  if (!after.drawnAt && after.entries > 0) return 'a player had a seat before the draw';
  if (Boolean(after.drawnAt) !== Boolean(kept.drawnAt)) return 'a draw is half done';
  if (!after.drawnAt || before.drawnAt) return undefined;
  const entered = seating(before).waiting.map((person) => before.waits[person]);
  return String(entered) === String(kept.entries.map(({ number }) => number))
    ? undefined
    : 'the draw was not among those who had entered';
}

/** No group is larger than it may be, and the seats that are kept for others are free. */
function judgeGroups(line: StoredLine): string | undefined {
  const came = countGroups(line) ?? [];
  const takenBy = (key: string) => came.find((group) => group.key === key)?.taken ?? 0;
  const groups = line.grouping?.groups ?? [];
  if (groups.some(({ key, max }) => takenBy(key) > max)) return 'a group is larger than it may be';
  const kept = groups.reduce((sum, { key, min }) => sum + Math.max(0, min - takenBy(key)), 0);
  return seating(line).taken + kept > capacity ? 'a seat that is kept was given away' : undefined;
}

function judgeEnd(memory: MemoryTable, kept: Kept): string | undefined {
  const line = lineIn(memory);
  if (!kept.drawnAt) return 'there was no draw';
  const { order, seated } = drawWith({ ...kept, eventId, seed });
  if (String(order) !== String(kept.order) || seated !== kept.seated)
    return 'the draw is not what its seed makes of it';
  if (nextIn(line).length > 0) return 'a free seat stays empty';
  return memory.entity('outbox').length === 1 ? undefined : 'the draw was told of more or less than once';
}

it('draws once, from everyone who entered, by the promised seed, whatever crashes or happens meanwhile', async () => {
  expect(await explore(drawing(), schedules / 3)).toMatchObject({ violations: 0 });
});

it('draws among groups as well: none grows too large, and seats that are kept stay so', async () => {
  expect(await explore(drawing({}, grouping), schedules / 3)).toMatchObject({ violations: 0 });
});

/** The twin that draws as if the event had no groups. */
const blind: Pick<SeatStore, 'move'> = {
  move: (id, decide, ...rest) =>
    seats.move(
      id,
      (line) => {
        const { line: after, ...move } = decide({ ...line, grouping: undefined });
        return after ? { ...move, line: { ...after, grouping: line.grouping } } : move;
      },
      ...rest,
    ),
};

it('is caught when the draw does not look at groups', async () => {
  const { firstViolation } = await explore(drawing({ lines: blind }, grouping), twinSchedules, { untilFirst: true });
  expect(firstViolation).toMatch(/^a (group is larger than it may be|seat that is kept was given away)$/);
});

/** The twin that makes its seed when it draws, and so another one at every try. */
const rerolling: DrawStore = {
  ...draws,
  begin: async (...asked) => ({ ...(await draws.begin(...asked)), seed: String(Math.random()) }),
};

const twins: readonly (readonly [string, Twin])[] = [
  ['every try rolls again', { draws: rerolling }],
  ['the line may have moved since it was drawn from', { twist: without('#n') }],
  ['seats are taken before the draw', { twist: without('lottery') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(drawing(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
