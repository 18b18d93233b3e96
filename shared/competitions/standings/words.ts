import type { Step } from './order/order.ts';

type By = Step['by'];

/** What each step is called. */
export const stepNames: Readonly<Record<By, string>> = {
  points: 'points',
  win_pct: 'share of matches won',
  set_pct: 'share of sets won',
  elo: 'rating',
  h2h_points: 'head-to-head points',
  h2h_diff: 'head-to-head difference',
  h2h_for: 'head-to-head score',
  diff: 'difference',
  diff_capped: 'capped difference',
  for: 'most scored',
  against: 'fewest conceded',
  wins: 'wins',
  away_wins: 'away wins',
  fewest_losses: 'fewest losses',
  shutouts: 'matches without conceding',
  sets_ratio: 'ratio of sets',
  points_ratio: 'ratio of points',
  strength_of_schedule: 'strength of opponents',
  buchholz: 'points of opponents',
  median_buchholz: 'points of opponents without the best and the worst',
  conduct_points: 'fewest conduct points',
  fewest_forfeits: 'fewest forfeits',
  playoff_match: 'playoff match',
  draw_of_lots: 'draw of lots',
  manual: 'decision of the organizer',
  seed: 'seed',
};

const shares = new Set<By>(['win_pct', 'set_pct', 'strength_of_schedule']);
const ratios = new Set<By>(['sets_ratio', 'points_ratio']);
const differences = new Set<By>(['diff', 'diff_capped', 'h2h_diff']);

/** A figure of a step as people write it: `.667`, `1.25`, `+4`, `9`. */
export function figure(by: By, value: number): string {
  if (shares.has(by)) return share(value);
  if (ratios.has(by)) return value === Number.POSITIVE_INFINITY ? 'none lost' : String(Math.round(value * 1000) / 1000);
  if (differences.has(by)) return signed(value);
  return by === 'draw_of_lots' ? `drawn ${ordinal(value)}` : String(value);
}

/** Three digits without a zero in front, as tables have it. */
export const share = (value: number): string => value.toFixed(3).replace(/^0/, '');

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

export function ordinal(rank: number): string {
  const last = rank % 100;
  if (last >= 11 && last <= 13) return `${rank}th`;
  return `${rank}${['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th'}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
