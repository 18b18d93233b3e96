import type { Competition } from '../standings/competition.ts';
import type { Entrant, MatchResult, OpenMatch } from '../standings/results.ts';
import type { GameEntrant } from './entrant.ts';
import type { Game, Match } from './schemas.ts';

const over = ['final', 'forfeited', 'archived', 'locked'];
/** Whether what came of a match stands. */
export const isOver = ({ status, score }: Pick<Match, 'status' | 'score'>): boolean =>
  over.includes(status) && score !== undefined;

/** Matches that are never played, so nothing waits for them. */
const isDropped = ({ status }: Pick<Match, 'status'>): boolean => status === 'cancelled' || status === 'bye';

/** Whether a match is still to come or to be settled. */
export const isOpen = (match: Pick<Match, 'status' | 'score'>): boolean => !isOver(match) && !isDropped(match);

/** An entrant as tables know them. */
const toTableEntrant = ({ entrantId, name, seed, status, leftOn }: GameEntrant): Entrant => ({
  entrantId,
  name,
  status,
  ...(seed !== undefined && { seed }),
  ...(leftOn && { leftOn }),
});

/** What a match says to a table; undefined while it says nothing, and of matches of more than two. */
function toResult(match: Match): MatchResult | undefined {
  const { score, matchId, sides, countsInStandings, playedOn = '' } = match;
  const [home, away] = sides;
  if (!score || !isOver(match) || !home.entrantId || !away.entrantId || sides.length > 2) return undefined;
  const [forHome = 0, forAway = 0] = score.scores;
  return {
    matchId,
    homeId: home.entrantId,
    awayId: away.entrantId,
    playedOn,
    score: { home: forHome, away: forAway },
    resultType: score.resultType,
    counts: countsInStandings ? 'table' : 'nothing',
    ...(score.sets && { sets: score.sets.map(([a, b]) => ({ home: a, away: b })) }),
    ...(score.winner !== undefined && { winner: sideName(score.winner) }),
    ...(score.forfeitedBy !== undefined && {
      forfeitedBy: score.forfeitedBy === 'both' ? ('both' as const) : sideName(score.forfeitedBy),
    }),
    ...(score.conduct && { conduct: { home: score.conduct[0], away: score.conduct[1] } }),
  };
}

const sideName = (side: 0 | 1) => (side === 0 ? ('home' as const) : ('away' as const));

function toOpen(match: Match): OpenMatch | undefined {
  const [home, away] = match.sides;
  if (!isOpen(match) || !home.entrantId || !away.entrantId || !match.countsInStandings) return undefined;
  const on = match.localStart?.slice(0, 10);
  return { matchId: match.matchId, homeId: home.entrantId, awayId: away.entrantId, ...(on && { on }) };
}

/** All that the table of a game, or of one of its pools, follows from. */
export function competitionOf(game: Game, matches: readonly Match[], groupId?: string): Competition {
  const isIn = (one: { readonly groupId?: string | undefined }) => groupId === undefined || one.groupId === groupId;
  const own = matches.filter(isIn);
  return {
    ruleset: game.ruleset,
    entrants: game.entrants.filter(isIn).map(toTableEntrant),
    results: own.flatMap((match) => toResult(match) ?? []),
    open: own.flatMap((match) => toOpen(match) ?? []),
    adjustments: game.adjustments,
    manualOrders: game.manualOrders,
    ...(game.lotsSeed && { lotsSeed: game.lotsSeed }),
  };
}

/** The pools of a game by id, in order; none where all are in one. */
export const groupsOf = ({ entrants }: Pick<Game, 'entrants'>): readonly string[] =>
  [...new Set(entrants.flatMap(({ groupId }) => groupId ?? []))].sort();
