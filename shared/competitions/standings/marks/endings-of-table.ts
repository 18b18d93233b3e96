import { seeded } from '../../random.ts';
import type { Outcome } from '../appearance.ts';
import type { Competition } from '../competition.ts';
import { fieldOf } from '../field.ts';
import { orderOf } from '../order/order.ts';
import type { MatchResult, OpenMatch } from '../results.ts';
import type { Ruleset, TieBreaker } from '../ruleset.ts';
import type { Tried } from './by-lot.ts';
import { verdict } from './every-ending.ts';
import type { Verdicts } from './verdict.ts';

const mostTables = 800;
const lotTables = 100;

/** Tie-breakers that follow from who wins, whatever the scores. */
const byOutcome = new Set<TieBreaker>([
  'h2h_points',
  'wins',
  'away_wins',
  'fewest_losses',
  'fewest_forfeits',
  'strength_of_schedule',
  'buchholz',
  'median_buchholz',
  'seed',
]);

/**
 * Exact up to the first tie-breaker that needs scores: every way in which few open matches can end, each with its table.
 * Who is level after that can still end up either way.
 */
export function everyTable(competition: Competition, open: readonly OpenMatch[]): Verdicts | undefined {
  const outcomes = outcomesOf(competition.ruleset);
  if (outcomes.length ** open.length > mostTables) return undefined;
  const ruleset = open.length > 0 ? withoutScores(competition.ruleset) : competition.ruleset;
  const ends = [...everyWay(open, outcomes)].flatMap((results) => [...endsOf({ ...competition, ruleset }, results)]);
  const reached = new Set(ends.filter(([, { best, places }]) => best <= places).map(([id]) => id));
  const missed = new Set(ends.filter(([, { worst, places }]) => worst > places).map(([id]) => id));
  return new Map(ends.map(([id]) => [id, verdict(reached.has(id), missed.has(id))]));
}

function* everyWay(open: readonly OpenMatch[], outcomes: readonly Outcome[]): Generator<readonly MatchResult[]> {
  const base = outcomes.length;
  for (let number = 0; number < base ** open.length; number += 1) {
    yield open.map((match, index) => ended(match, outcomes[Math.floor(number / base ** index) % base] ?? 'draw'));
  }
}

/** The same for a hundred ways to end, by lot; for tables that points alone do not decide. */
export function tablesByLot(competition: Competition, open: readonly OpenMatch[]): ReadonlyMap<string, Tried> {
  const random = seeded(competition.places ?? 0);
  const outcomes = outcomesOf(competition.ruleset);
  const inOrder = open.toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1));
  const through = new Map<string, number>();
  for (let run = 0; run < lotTables; run += 1) {
    const results = inOrder.map((match) =>
      ended(match, outcomes[Math.floor(random() * outcomes.length)] ?? 'draw', Math.floor(random() * 3)),
    );
    for (const [id, { best, worst, places }] of endsOf(competition, results)) {
      const share = Math.max(0, Math.min(1, (places - best + 1) / (worst - best + 1)));
      through.set(id, (through.get(id) ?? 0) + share);
    }
  }
  return new Map(
    [...through].map(([id, sum]) => [id, { chance: sum / lotTables, canReach: sum > 0, canMiss: sum < lotTables }]),
  );
}

/** The ranks that each entrant still in can have once those results are in as well. */
function* endsOf(competition: Competition, results: readonly MatchResult[]) {
  const { asOf: _, ...whole } = competition;
  const before = competition.results.filter(({ playedOn, counts }) => {
    return counts !== 'table' || playedOn <= (competition.asOf ?? playedOn);
  });
  const field = fieldOf({ ...whole, results: [...before, ...results], open: [] });
  const here = [...field.entrants.keys()].filter((id) => !field.counted.left.has(id));
  let best = 1;
  for (const group of orderOf(field, here).groups) {
    const worst = best + group.length - 1;
    for (const id of group) yield [id, { best, worst, places: competition.places ?? 0 }] as const;
    best += group.length;
  }
}

/** Bonus points follow from scores, so then no tie-breaker is certain either. */
function withoutScores(ruleset: Ruleset): Ruleset {
  const hasBonus = ruleset.points.shutoutBonus !== undefined || ruleset.points.bonusGoals !== undefined;
  const end = hasBonus ? 0 : ruleset.tieBreakers.findIndex((by) => !byOutcome.has(by));
  return { ...ruleset, tieBreakers: end < 0 ? ruleset.tieBreakers : ruleset.tieBreakers.slice(0, end) };
}

function outcomesOf({ points, drawsAllowed }: Ruleset): Outcome[] {
  const late: Outcome[] = points.otWin !== undefined || points.otLoss !== undefined ? ['ot_win', 'ot_loss'] : [];
  return ['win', ...late, ...(drawsAllowed ? (['draw'] as const) : []), 'loss'];
}

function ended({ on, ...match }: OpenMatch, outcome: Outcome, conceded = 0): MatchResult {
  const isHome = outcome === 'win' || outcome === 'ot_win';
  const score = isHome ? { home: 3, away: conceded } : { home: conceded, away: 3 };
  return {
    ...match,
    playedOn: on ?? '9999-12-31',
    score: outcome === 'draw' ? { home: 1, away: 1 } : score,
    resultType: outcome === 'ot_win' || outcome === 'ot_loss' ? 'overtime' : 'regular',
    counts: 'table',
  };
}
