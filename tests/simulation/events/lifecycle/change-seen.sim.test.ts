import { expect, it } from 'vitest';
import { createChangeStore } from '#lambdas/events/lifecycle/changes/change-store.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, personId } from '../line/line-world.ts';

interface Ask {
  readonly userId: string;
  readonly version: number;
  readonly seen: number;
}

const store = createChangeStore(stage.table);
const people = [0, 1, 2].map(personId);
const versions = [2, 3, 4, 5];
const ends = { endsAt: '2026-12-09T12:00:00.000Z', ofSeries: '' };

/** Each change is told twice, late and in any order, while everyone says of what they were shown that they saw it. */
const changing =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2026-12-01T12:00:00Z'));
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    const asks = () => memory.entity('changeAsk') as unknown as readonly Ask[];
    let [before, violation]: [readonly Ask[], string?] = [[]];
    memory.onCommit = () => {
      violation ??= judge(before, asks());
      before = structuredClone(asks());
    };
    /** What fails is told, or said, again. */
    const untilDone = async (work: () => Promise<unknown>) => {
      for (let isDone = false; !isDone; await scheduler.turn(1 + scheduler.below(10)))
        isDone = await work().then(
          () => true,
          () => false,
        );
    };
    const told = async (userId: string, version: number) => {
      await scheduler.turn(scheduler.below(30));
      await untilDone(() => store.ask({ eventId, userId, version }, ends));
    };
    const said = new Map<string, number>();
    const looks = async (userId: string) => {
      await scheduler.turn(scheduler.below(40));
      const version = asks().find((ask) => ask.userId === userId)?.version;
      if (version === undefined) return;
      await scheduler.turn(scheduler.below(20));
      await untilDone(() => store.see({ eventId, userId, version }));
      said.set(userId, Math.max(version, said.get(userId) ?? 0));
    };
    const doings = people.flatMap((userId) => [
      ...[...versions, ...versions].map((version) => told(userId, version)),
      ...[1, 2, 3].map(() => looks(userId)),
    ]);
    await Promise.all([scheduler.run(), ...doings]);
    return violation ?? end(asks(), said);
  };

/** No one is asked of less than before, and nothing that was seen is unseen. */
function judge(before: readonly Ask[], now: readonly Ask[]): string | undefined {
  const of = new Map(now.map((ask) => [ask.userId, ask]));
  if (now.some(({ seen, version }) => seen > version)) return 'a player has seen what no one asked them';
  if (before.some(({ userId, version }) => (of.get(userId)?.version ?? 0) < version))
    return 'an older change came back';
  if (before.some(({ userId, seen }) => (of.get(userId)?.seen ?? 0) < seen)) return 'what was seen is unseen';
}

function end(asks: readonly Ask[], said: ReadonlyMap<string, number>): string | undefined {
  if (asks.length !== people.length) return 'a player is not asked';
  if (asks.some(({ version }) => version !== versions.at(-1))) return 'a player is not asked about the newest change';
  if (asks.some(({ userId, seen }) => seen !== (said.get(userId) ?? 0))) return 'what a player said is not kept';
}

it('asks everyone of the newest change and keeps what they saw, in whichever order it is told', async () => {
  expect(await explore(changing(), schedules)).toMatchObject({ violations: 0 });
});

it.each(['version', 'seen'])('is caught when writes do not look at the %s that is there', async (part) => {
  expect((await explore(changing(without(part)), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
