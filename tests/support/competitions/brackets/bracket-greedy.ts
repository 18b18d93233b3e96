import type { BracketSchedule } from '#shared/competitions/brackets/configuration.ts';
import type { PlannedMatch, Source } from '#shared/competitions/brackets/plan/plan.ts';

/** When and where a match is played. */
interface PlacedMatch {
  readonly matchId: string;
  readonly startsAt: string;
  readonly court: string;
}

const minuteMs = 60_000;

/**
 * Places matches on courts as early as they can be: none before those it comes from are over and the player who plays has rested.
 * What can begin first is placed first, so that no court waits for a match while another could be played.
 * @returns the matches that are placed, in the order of the plan; fewer than all where there is no time left
 */
export function placedAsReady(plan: readonly PlannedMatch[], schedule: BracketSchedule): PlacedMatch[] {
  const { courts, durationMin, marginMin, minRestMin } = schedule;
  const begins = Date.parse(schedule.start);
  const latest = schedule.until ? Date.parse(schedule.until) - durationMin * minuteMs : Number.POSITIVE_INFINITY;
  const stepMs = (durationMin + marginMin) * minuteMs;
  const restMs = (durationMin + Math.max(marginMin, minRestMin)) * minuteMs;
  const freeAt = new Map(courts.map((court) => [court, begins]));
  const restedAt = new Map<string, number>();
  const placed = new Map<string, PlacedMatch>();
  const known = new Set(plan.map(({ matchId }) => matchId));
  const readyAt = (match: PlannedMatch) =>
    Math.max(begins, ...waitsFor(match, known).map((one) => restedAt.get(one) ?? Number.POSITIVE_INFINITY));
  const restFrom = (start: number, { matchId, sides }: PlannedMatch) => {
    for (const one of [matchId, ...sides.flatMap(seedKey)]) restedAt.set(one, start + restMs);
  };
  for (const seed of plan.flatMap(({ sides }) => sides.flatMap(seedKey))) restedAt.set(seed, begins);
  const open = new Set(plan);
  while (open.size > 0) {
    const next = firstOf([...open], readyAt);
    open.delete(next);
    const ready = readyAt(next);
    const [court, free] = firstOf([...freeAt], ([, at]) => Math.max(at, ready));
    const start = Math.max(free, ready);
    if (start > latest || start === Number.POSITIVE_INFINITY) continue;
    restFrom(start, next);
    freeAt.set(court, start + stepMs);
    placed.set(next.matchId, { matchId: next.matchId, startsAt: new Date(start).toISOString(), court });
  }
  return plan.flatMap(({ matchId }) => placed.get(matchId) ?? []);
}

/** The first with the least. */
const firstOf = <T>(all: readonly T[], countOf: (one: T) => number): T =>
  all.reduce((best, one) => (countOf(one) < countOf(best) ? one : best));

const seedKey = (source: Source): string[] => (source.from === 'seed' ? [`seed ${source.seed}`] : []);

/** Matches that a player comes from, and the player who is in from the start: in a round robin they play again and again. */
const waitsFor = ({ sides, onlyIfUpset }: PlannedMatch, known: ReadonlySet<string>): string[] => [
  ...sides.flatMap(seedKey),
  ...sides.flatMap((source) => {
    if (source.from === 'nth_winner') return source.matchIds.filter((matchId) => known.has(matchId));
    return source.from === 'winner' || source.from === 'loser' ? [source.matchId].filter((id) => known.has(id)) : [];
  }),
  ...(onlyIfUpset ? [onlyIfUpset] : []),
];
