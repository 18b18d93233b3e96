import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { BracketSchedule } from '#shared/competitions/brackets/configuration.ts';
import { type BracketPlaces, placeBracket } from '#shared/competitions/brackets/place-bracket.ts';
import { matchesBefore, type PlannedMatch } from '#shared/competitions/brackets/plan/plan.ts';
import { planBracket } from '#shared/competitions/brackets/plan/plan-bracket.ts';
import { placedAsReady } from '#tests/support/competitions/brackets/bracket-greedy.ts';
import { type Asked, aDraft } from '#tests/support/competitions/brackets/brackets.ts';

const minuteMs = 60_000;
const start = '2031-05-01T09:00:00.000Z';
const hoursLater = (hours: number) => new Date(Date.parse(start) + hours * 60 * minuteMs).toISOString();

const someSchedule: fc.Arbitrary<BracketSchedule> = fc.record({
  start: fc.constant(start),
  until: fc.constantFrom(undefined, hoursLater(1), hoursLater(3), hoursLater(6)),
  courts: fc.constantFrom(['1'], ['1', '2'], ['1', '2', '3'], ['1', '2', '3', '4', '5']),
  durationMin: fc.constantFrom(20, 45),
  marginMin: fc.constantFrom(0, 10),
  minRestMin: fc.constantFrom(0, 5, 30),
});
const formats: Asked[] = [
  { format: 'single' },
  { format: 'single', thirdPlace: true, reseedEachRound: true },
  { format: 'single', placementDepth: 'all' },
  { format: 'consolation', consolation: 'feed_in' },
  { format: 'double', grandFinal: 'reset' },
  { format: 'round_robin_final' },
  { format: 'ladder_step' },
];
const someBracket = fc
  .record({ asked: fc.constantFrom(...formats), count: fc.integer({ min: 2, max: 13 }) })
  .map(({ asked, count }) => aDraft(count, asked));

/** The bracket with when and where it is played, and its matches that are. */
const given = ({ configuration, ...bracket }: Bracket, schedule: BracketSchedule) => ({
  bracket: { ...bracket, configuration: { ...configuration, schedule } },
  played: planBracket(configuration, bracket.seeds).filter(({ sides }) => sides.every(({ from }) => from !== 'bye')),
  schedule,
});

const runs = { numRuns: process.env.ALL_SIZES ? 2000 : 50 };
const forAll = (holds: (one: ReturnType<typeof given>) => void) =>
  fc.assert(
    fc.property(someBracket, someSchedule, (bracket, schedule) => holds(given(bracket, schedule))),
    runs,
  );

interface At extends PlannedMatch {
  readonly court: string;
  /** Minutes. */
  readonly at: number;
}

/** What is wrong with where matches are, in words. */
function faults(played: readonly PlannedMatch[], { places }: BracketPlaces, schedule: BracketSchedule): string[] {
  const { durationMin, marginMin, minRestMin, until } = schedule;
  const [first, last] = [Date.parse(start) / minuteMs, until ? Date.parse(until) / minuteMs : Number.POSITIVE_INFINITY];
  const rested = durationMin + Math.max(marginMin, minRestMin);
  const all = places.flatMap(({ matchId, startsAt, court }): At[] =>
    played.flatMap((match) =>
      match.matchId === matchId ? [{ ...match, court, at: Date.parse(startsAt) / minuteMs }] : [],
    ),
  );
  const planned = new Set(played.map(({ matchId }) => matchId));
  const isRested = (match: At) => (before: string) =>
    !planned.has(before) || all.some(({ matchId, at }) => matchId === before && at + rested <= match.at);
  const alone = all.flatMap((match) => [
    ...(match.at < first || match.at + durationMin > last ? [`${match.matchId} is outside the hours`] : []),
    ...(matchesBefore(match).every(isRested(match)) ? [] : [`${match.matchId} does not wait`]),
  ]);
  const apart = (one: At, other: At) => Math.abs(one.at - other.at);
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
  const crowded = pairs.filter(
    ([one, other]) => one.court === other.court && apart(one, other) < durationMin + marginMin,
  );
  const tired = pairs.filter(([one, other]) => isShared(one, other) && apart(one, other) < rested);
  return [
    ...alone,
    ...crowded.map((pair) => `${idsOf(pair)} share a court`),
    ...tired.map((pair) => `a player is in ${idsOf(pair)} without a rest`),
  ];
}

const seedsOf = ({ sides }: PlannedMatch) => sides.flatMap((side) => (side.from === 'seed' ? [side.seed] : []));
const isShared = (one: PlannedMatch, other: PlannedMatch) => seedsOf(one).some((seed) => seedsOf(other).includes(seed));
const idsOf = (pair: readonly At[]) => pair.map(({ matchId }) => matchId).join(' and ');

const lastStart = (places: readonly { readonly startsAt: string }[]) =>
  places.reduce((latest, { startsAt }) => Math.max(latest, Date.parse(startsAt)), 0);

it('plays feeders first, lets everyone rest, takes no court twice and keeps to the hours', () => {
  forAll(({ bracket, played, schedule }) => {
    expect(faults(played, placeBracket(bracket), schedule)).toEqual([]);
  });
});

it('finds room for no fewer than placing what is ready first, and is over no later where it is as many', () => {
  forAll(({ bracket, played, schedule }) => {
    const [{ places }, ready] = [placeBracket(bracket), placedAsReady(played, schedule)];
    expect(places.length).toBeGreaterThanOrEqual(ready.length);
    if (places.length === ready.length) expect(lastStart(places)).toBeLessThanOrEqual(lastStart(ready));
  });
});

it('places every match or says what keeps it from a place, and the same twice', () => {
  forAll(({ bracket, played, schedule }) => {
    const placing = placeBracket(bracket);
    const { places, unplaced } = placing;
    expect([...places, ...unplaced].map(({ matchId }) => matchId).sort()).toEqual(
      played.map(({ matchId }) => matchId).sort(),
    );
    if (!schedule.until) expect(unplaced).toEqual([]);
    expect(placeBracket(bracket)).toEqual(placing);
  });
});

it('is over sooner than where what is ready first is played first', () => {
  const schedule = { start, courts: ['1', '2', '3'], durationMin: 30, marginMin: 5, minRestMin: 20 };
  const { bracket, played } = given(aDraft(16, { format: 'double' }), schedule);
  const [{ places }, ready] = [placeBracket(bracket), placedAsReady(played, schedule)];
  expect(places).toHaveLength(ready.length);
  expect(lastStart(places)).toBeLessThan(lastStart(ready));
});

it.each([
  ['courts', { courts: ['1'], until: hoursLater(1), minRestMin: 0 }, { 'QF 3': 'courts', 'QF 4': 'courts' }],
  ['rest', { until: hoursLater(1), minRestMin: 60 }, { 'SF 1': 'rest', 'SF 2': 'rest', Final: 'before' }],
  ['window', { until: hoursLater(0.25) }, { 'QF 1': 'window', 'SF 1': 'window', Final: 'window' }],
] as const)('says that %s keeps matches from a place', (_, differences, expected) => {
  const plain = { start, courts: ['1', '2', '3', '4'], durationMin: 30, marginMin: 0, minRestMin: 0 };
  const schedule = {
    ...plain,
    ...differences,
    courts: [...('courts' in differences ? differences.courts : plain.courts)],
  };
  const { unplaced } = placeBracket(given(aDraft(8), schedule).bracket);
  expect(Object.fromEntries(unplaced.map(({ label, reason }) => [label, reason]))).toMatchObject(expected);
});

it('has nothing to say where no one gave courts', () => {
  expect(placeBracket(aDraft(8))).toEqual({ places: [], unplaced: [] });
});
