import type { MatchResult } from './results.ts';
import type { Ruleset } from './ruleset.ts';

export type Outcome = 'win' | 'ot_win' | 'draw' | 'ot_loss' | 'loss';

/** One side of a match that counts: what it was for this entrant. */
export interface Appearance {
  readonly matchId: string;
  readonly playedOn: string;
  readonly entrantId: string;
  readonly opponentId: string;
  readonly isHome: boolean;
  readonly outcome: Outcome;
  /** True for both sides of a match that was not played. */
  readonly isForfeit: boolean;
  readonly hasForfeited: boolean;
  readonly for: number;
  readonly against: number;
  /** Points within sets; the score where there are no sets. */
  readonly setFor: number;
  readonly setAgainst: number;
  readonly points: number;
  readonly conduct: number;
}

type Side = 'home' | 'away';
const otherSide = { home: 'away', away: 'home' } as const;

/** Both sides of a result. */
export const appearancesOf = (result: MatchResult, ruleset: Ruleset): readonly Appearance[] => [
  appearance(result, 'home', ruleset),
  appearance(result, 'away', ruleset),
];

function appearance(result: MatchResult, side: Side, ruleset: Ruleset): Appearance {
  const other = otherSide[side];
  const isForfeit = result.forfeitedBy !== undefined;
  const hasForfeited = isForfeit && result.forfeitedBy !== other;
  const score = isForfeit ? forfeitScore(result, ruleset) : result.score;
  const outcome = outcomeOf(result, side, ruleset);
  const sets = isForfeit ? [] : (result.sets ?? []);
  const setPoints = (whose: Side) =>
    sets.length > 0 ? sets.reduce((total, set) => total + set[whose], 0) : score[whose];
  return {
    matchId: result.matchId,
    playedOn: result.playedOn,
    entrantId: side === 'home' ? result.homeId : result.awayId,
    opponentId: side === 'home' ? result.awayId : result.homeId,
    isHome: side === 'home',
    outcome,
    isForfeit,
    hasForfeited,
    for: score[side],
    against: score[other],
    setFor: setPoints(side),
    setAgainst: setPoints(other),
    points: pointsFor({ outcome, isForfeit, hasForfeited, for: score[side], against: score[other] }, ruleset),
    conduct: result.conduct?.[side] ?? 0,
  };
}

/** The ruleset's score, or none where forfeits do not count in differences or no side came. */
function forfeitScore({ forfeitedBy }: MatchResult, { forfeitCountsInDiff, forfeitScore: given }: Ruleset) {
  if (forfeitedBy === 'both' || !forfeitCountsInDiff) return { home: 0, away: 0 };
  return forfeitedBy === 'away' ? { home: given.for, away: given.against } : { home: given.against, away: given.for };
}

function outcomeOf(result: MatchResult, side: Side, ruleset: Ruleset): Outcome {
  const winner = winnerOf(result);
  if (winner === 'neither') return result.forfeitedBy ? 'loss' : 'draw';
  const won = winner === side;
  if (!isLate(result, ruleset)) return won ? 'win' : 'loss';
  return won ? 'ot_win' : 'ot_loss';
}

function winnerOf({ forfeitedBy, score, winner }: MatchResult): Side | 'neither' {
  if (forfeitedBy) return forfeitedBy === 'both' ? 'neither' : otherSide[forfeitedBy];
  if (score.home === score.away) return winner ?? 'neither';
  return score.home > score.away ? 'home' : 'away';
}

function isLate({ resultType, score }: MatchResult, { decidingSetIsOvertime }: Ruleset): boolean {
  if (resultType === 'forfeit') return false;
  if (resultType === 'overtime' || resultType === 'shootout') return true;
  return decidingSetIsOvertime && Math.abs(score.home - score.away) === 1 && Math.min(score.home, score.away) > 0;
}

type Judged = Pick<Appearance, 'outcome' | 'isForfeit' | 'hasForfeited' | 'for' | 'against'>;

function pointsFor(judged: Judged, { points }: Ruleset): number {
  if (judged.hasForfeited) return points.forfeitLoss;
  if (judged.isForfeit) return points.forfeitWin;
  const { per, max } = points.bonusGoals ?? { per: 1, max: 0 };
  const bonus = Math.min(max, Math.floor(judged.for / per));
  const shutout = judged.against === 0 ? (points.shutoutBonus ?? 0) : 0;
  return outcomePoints(judged.outcome, points) + (points.participation ?? 0) + shutout + bonus;
}

/** What an outcome is worth without any bonus. */
export const outcomePoints = (outcome: Outcome, points: Ruleset['points']): number =>
  ({
    win: points.win,
    ot_win: points.otWin ?? points.win,
    draw: points.draw,
    ot_loss: points.otLoss ?? points.loss,
    loss: points.loss,
  })[outcome];
