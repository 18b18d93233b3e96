import { placeMatches } from '../placing/place-matches.ts';
import type { PlacingRules, ToPlace, UnplacedReason } from '../placing/placing.ts';
import { whyUnplaced } from '../placing/why-unplaced.ts';
import type { Bracket } from './bracket.ts';
import type { BracketSchedule } from './configuration.ts';
import { matchLabel } from './match-label.ts';
import { matchesBefore, type PlannedMatch } from './plan/plan.ts';
import { planBracket } from './plan/plan-bracket.ts';

/** When and where a match is played. */
interface PlacedMatch {
  readonly matchId: string;
  readonly startsAt: string;
  readonly court: string;
}

/** A match without a court and a time, and what keeps it from them. */
interface UnplacedMatch {
  readonly matchId: string;
  readonly label: string;
  readonly reason: UnplacedReason;
}

export interface BracketPlaces {
  readonly places: readonly PlacedMatch[];
  readonly unplaced: readonly UnplacedMatch[];
}

const minuteMs = 60_000;
const atAnyTime = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/**
 * Courts and times for every match of a bracket that is played, none before those it comes from are over and whose players
 * has rested; nothing where no courts were given. Who is seeded where makes no difference, only who has a bye does.
 */
export function placeBracket({ configuration, seeds }: Pick<Bracket, 'configuration' | 'seeds'>): BracketPlaces {
  const { schedule, format } = configuration;
  if (!schedule) return { places: [], unplaced: [] };
  const played = planBracket(configuration, seeds).filter(({ sides }) => sides.every(({ from }) => from !== 'bye'));
  const [matches, rules] = [played.map(toPlace), rulesOf(schedule)];
  const placed = placeMatches(matches, rules);
  const reasons = whyUnplaced(matches, rules, placed);
  return {
    places: placed.map(({ key, start, court }) => ({ matchId: key, startsAt: new Date(start).toISOString(), court })),
    unplaced: played.flatMap((match) => {
      const reason = reasons.get(match.matchId);
      return reason ? [{ matchId: match.matchId, label: matchLabel(match, format === 'double'), reason }] : [];
    }),
  };
}

/** Entrants known from the start may have several first matches, as in a round robin; all others come from one match. */
const toPlace = (match: PlannedMatch): ToPlace => ({
  key: match.matchId,
  people: match.sides.flatMap((side) => (side.from === 'seed' ? [`seed ${side.seed}`] : [])),
  after: matchesBefore(match),
  ...atAnyTime,
});

const rulesOf = ({ courts, start, until, durationMin, marginMin, minRestMin }: BracketSchedule): PlacingRules => ({
  courts,
  days: [[Date.parse(start), until ? Date.parse(until) : Number.POSITIVE_INFINITY]],
  matchMs: durationMin * minuteMs,
  changeoverMs: marginMin * minuteMs,
  restMs: Math.max(marginMin, minRestMin) * minuteMs,
});
