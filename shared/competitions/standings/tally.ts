import type { Appearance, Outcome } from './appearance.ts';

/** Sums over appearances. Wins and losses of regular time and of overtime are told apart. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly overtimeWon: number;
  readonly overtimeLost: number;
  /** Matches that this side did not come to. */
  readonly forfeited: number;
  readonly for: number;
  readonly against: number;
  readonly diff: number;
  readonly points: number;
  /** Share of the matches that were won, a draw counting as half; 0 of none. */
  readonly pct: number;
}

export const sumOf = (appearances: readonly Appearance[], value: (one: Appearance) => number): number =>
  appearances.reduce((total, one) => total + value(one), 0);

export function tallyOf(appearances: readonly Appearance[]): Tally {
  const counts: Record<Outcome, number> = { win: 0, ot_win: 0, draw: 0, ot_loss: 0, loss: 0 };
  for (const { outcome } of appearances) counts[outcome] += 1;
  const scored = sumOf(appearances, (one) => one.for);
  const conceded = sumOf(appearances, (one) => one.against);
  return {
    played: appearances.length,
    won: counts.win,
    drawn: counts.draw,
    lost: counts.loss,
    overtimeWon: counts.ot_win,
    overtimeLost: counts.ot_loss,
    forfeited: appearances.filter(({ hasForfeited }) => hasForfeited).length,
    for: scored,
    against: conceded,
    diff: scored - conceded,
    points: sumOf(appearances, ({ points }) => points),
    pct: shareOf(counts.win + counts.ot_win + counts.draw / 2, appearances.length),
  };
}

/** 0 of nothing. Equal fractions are equal numbers, because division rounds one way. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Won to lost; all won is more than any number, nothing at all is 0. */
export const ratioOf = (won: number, lost: number): number =>
  lost > 0 ? won / lost : won > 0 ? Number.POSITIVE_INFINITY : 0;
