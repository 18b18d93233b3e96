import { expect, it } from 'vitest';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import {
  askMatchSubstitute,
  type SubstituteParts,
  takeOutMatchSubstitute,
} from '#lambdas/competitions/substitutes/operations.ts';
import type { FixturePerson } from '#lambdas/events/ports/fixtures/fixture.entity.ts';
import { createFixtureStore, type WantedFixture } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import { createMatchReader } from '#lambdas/events/ports/fixtures/match-reader.ts';
import { mostSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import { substituteAskedForMatch } from '#shared/events/fixtures/messages.ts';
import { antsAndBees, now, only, scopeId } from '../events/fixtures/ants-and-bees.ts';
import { personId } from '../events/line/line-world.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { roughStage } from '../stage/rough-stage.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const [captain, coCaptain, player] = [0, 1, 2].map(personId) as [string, string, string];
/** All but two spots are taken when the race begins, and one of those who have a spot is taken out. */
const early = Array.from({ length: mostSubstitutes - 2 }, (_, at) => personId(10 + at));
const racing = Array.from({ length: 5 }, (_, at) => personId(30 + at));
const takenOut = personId(10);

const store = createFixtureStore(stage.table, stage.retry);
type Fixtures = SubstituteParts['fixtures'];

const partsWith = (fixtures: Fixtures): SubstituteParts => ({
  fixtures,
  matches: createMatchReader(stage.table),
  busy: async () => new Set(),
  sources: () => ({
    all: async () => [],
    find: async (userId) => ({ userId, as: 'substitute' }),
    most: async () => mostSubstitutes,
  }),
  naming: {
    of: async (ids) =>
      new Map(ids.map((id) => [id, { personId: id, name: '', as: 'inFull', isNamed: true, isParted: false }])),
  },
});

const captains = (...ids: readonly string[]): FixturePerson[] =>
  ids.map((userId) => ({ userId, role: 'player', sideId: 'ants', isCaptain: true }));

/** The match after so many changes: it moves by an hour, then its co-captain leaves the team. */
const saidAfter = (changes: number): WantedFixture =>
  antsAndBees(changes, [
    ...captains(captain, ...(changes < 2 ? [coCaptain] : [])),
    { userId: player, role: 'player', sideId: 'ants' },
  ]);

/** `done`, or the code of the refusal; undefined where faults never ended. */
async function until(work: () => Promise<unknown>, scheduler: Scheduler): Promise<string | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const outcome = await work().then(
      () => 'done',
      (error: unknown) => (error instanceof Problem ? error.code : undefined),
    );
    if (outcome) return outcome;
    await scheduler.turn(50);
  }
  return undefined;
}

interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly fixtures?: Fixtures;
}

/** Two captains ask five players for the spots that are left, one is freed, and the match and its team change meanwhile. */
const race =
  ({ twist, fixtures = store }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twist);
    const parts = partsWith(fixtures);
    const callerOf = (userId: string) => ({ actor: { userId }, now }) as unknown as Caller;
    const during = scheduler.run();
    await store.bring({ scopeId, only }, async () => [saidAfter(0)], now);
    for (const ask of early) await store.substitute(only, () => ({ ask, sideId: 'ants', by: captain }), now);
    weather.isCalm = false;
    const strangers = watchAskers(memory);
    const asked: string[] = [];
    const ask = async (id: string, by: string) => {
      await scheduler.turn(scheduler.below(60));
      const said = await until(() => askMatchSubstitute({ ...only, personId: id }, callerOf(by), parts), scheduler);
      if (said === 'done') asked.push(id);
    };
    const free = async () => {
      await scheduler.turn(scheduler.below(90));
      await until(() => takeOutMatchSubstitute({ ...only, personId: takenOut }, callerOf(captain), parts), scheduler);
    };
    let changes = 0;
    const change = async () => {
      await scheduler.turn(scheduler.below(60));
      changes += 1;
      const read = async () => [saidAfter(changes)];
      await until(() => store.bring({ scopeId, only }, read, now), scheduler);
    };
    const asking = racing.flatMap((id, at) => [ask(id, at % 2 ? captain : coCaptain), ask(id, captain)]);
    await Promise.all([during, ...asking, free(), change(), change()]);
    if (memory.defect) throw memory.defect;
    return strangers[0] ?? judge(memory, asked);
  };

/** Collects requests that were made by a player who led the team no more in that moment. */
function watchAskers(memory: MemoryTable): readonly string[] {
  const found: string[] = [];
  let known = requestsIn(memory).length;
  memory.onCommit = () => {
    const requests = requestsIn(memory);
    const people = peopleIn(memory);
    for (const { askedBy } of requests.slice(known))
      if (!people.some(({ userId, isCaptain }) => userId === askedBy && isCaptain))
        found.push('a player who leads no team asked');
    known = requests.length;
  };
  return found;
}

const requestsIn = (memory: MemoryTable) =>
  memory
    .entity('outbox')
    .filter(({ type }) => type === substituteAskedForMatch.name)
    .map(({ data }) => data as { readonly userId: string; readonly askedBy: string });

const peopleIn = (memory: MemoryTable) => (memory.entity('fixture')[0]?.people ?? []) as readonly FixturePerson[];

const tooMany = 'more substitutes than there are spots';
const lost = 'a captain was told that a player is asked who has no spot';

function judge(memory: MemoryTable, asked: readonly string[]): string | undefined {
  const there = peopleIn(memory).filter(({ isSubstitute }) => isSubstitute);
  const ids = new Set(there.map(({ userId }) => userId));
  const told = requestsIn(memory).map(({ userId }) => userId);
  if (there.length > mostSubstitutes) return tooMany;
  if (asked.some((id) => !ids.has(id))) return lost;
  if (racing.some((id) => told.filter((one) => one === id).length !== (ids.has(id) ? 1 : 0)))
    return 'a substitute is not notified once, or one without a spot is';
  const rows = memory.entity('fixturePerson').map(({ userId }) => String(userId));
  const people = peopleIn(memory).map(({ userId }) => userId);
  return rows.sort().join() === people.toSorted().join() ? undefined : 'others than its people have the match';
}

it('gives each spot for a substitute to one player, asked once and by a captain, whatever happens to the match', async () => {
  expect(await explore(race(), schedules)).toEqual({ violations: 0, schedules });
});

/** Shows a captain no substitutes: whether a spot is left is never looked at. */
const spotsUnseen: Fixtures = {
  substitute: (key, judged, at) =>
    store.substitute(
      key,
      (fixture) => judged({ ...fixture, people: fixture.people.filter(({ isSubstitute }) => !isSubstitute) }),
      at,
    ),
};

/** Looks at the match before the write alone, and not again in it. */
const lookedBefore: Fixtures = {
  substitute: async (key, judged, at) => {
    const seen = await createMatchReader(stage.table).find(key);
    const change = seen && judged(seen);
    await store.substitute(key, () => change ?? { takeOut: '' }, at);
  },
};

const twins: readonly (readonly [string, Twin, string])[] = [
  ['a spot does not have to be open', { fixtures: spotsUnseen }, tooMany],
  ['the last spot may be taken between the look and the write', { fixtures: lookedBefore }, tooMany],
  ['the match may have changed since it was read', { twist: without('#version') }, lost],
];

it.each(twins)('is caught when %s', async (_what, twin, firstViolation) => {
  const found = await explore(race(twin), twinSchedules, { untilFirst: true });
  expect(found).toMatchObject({ violations: 1, firstViolation });
});
