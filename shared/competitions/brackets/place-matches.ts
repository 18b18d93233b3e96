import type { BracketSchedule } from './configuration.ts';
import type { PlannedMatch } from './plan.ts';

/** When and where a match is played. */
export interface PlacedMatch {
  readonly matchId: string;
  readonly startsAt: string;
  readonly court: string;
}

const minuteMs = 60_000;

/**
 * Places matches on courts as early as they can be: none before those it comes from are over and their winners have rested.
 * @returns the matches that are placed, in the order of the plan; fewer than all where there is no time left
 */
export function placeMatches(plan: readonly PlannedMatch[], schedule: BracketSchedule): PlacedMatch[] {
  const { courts, durationMin, marginMin, minRestMin } = schedule;
  const begins = Date.parse(schedule.start);
  const latest = schedule.until ? Date.parse(schedule.until) - durationMin * minuteMs : Number.POSITIVE_INFINITY;
  const freeAt = new Map(courts.map((court) => [court, begins]));
  const startOf = new Map<string, number>();
  const placed: PlacedMatch[] = [];
  const stepMs = (durationMin + marginMin) * minuteMs;
  const restMs = (durationMin + Math.max(marginMin, minRestMin)) * minuteMs;
  for (const match of plan) {
    const ready = Math.max(begins, ...feedersOf(match).map((matchId) => (startOf.get(matchId) ?? latest) + restMs));
    const [court, free] = [...freeAt].sort((a, b) => Math.max(a[1], ready) - Math.max(b[1], ready))[0] ?? ['', latest];
    const start = Math.max(free, ready);
    if (start > latest) continue;
    startOf.set(match.matchId, start);
    freeAt.set(court, start + stepMs);
    placed.push({ matchId: match.matchId, startsAt: new Date(start).toISOString(), court });
  }
  return placed;
}

/** Matches that somebody comes from. */
const feedersOf = ({ sides, onlyIfUpset }: PlannedMatch): string[] => [
  ...sides.flatMap((source) => {
    if (source.from === 'nth_winner') return source.matchIds;
    return source.from === 'winner' || source.from === 'loser' ? [source.matchId] : [];
  }),
  ...(onlyIfUpset ? [onlyIfUpset] : []),
];
