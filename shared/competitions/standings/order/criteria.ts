import type { Appearance } from '../appearance.ts';
import type { Field } from '../field.ts';
import { pointsOf } from '../field.ts';
import type { TieBreaker } from '../ruleset.ts';
import { ratioOf, sumOf, type Tally } from '../tally.ts';
import { amongThemselves, type Measured } from './head-to-head.ts';

const opponentsOf = (field: Field, entrantId: string): readonly string[] =>
  (field.appearances.get(entrantId) ?? []).map(({ opponentId }) => opponentId);

/** The mean share of matches that the opponents won, each counted as often as it was met; 0 of none. */
function strengthOfSchedule(field: Field, entrantId: string): number {
  const shares = opponentsOf(field, entrantId).map((id) => field.tallies.get(id)?.pct ?? 0);
  return shares.length === 0
    ? 0
    : shares.toSorted((a, b) => a - b).reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The points of all opponents together. */
const buchholz = (field: Field, entrantId: string): number =>
  opponentsOf(field, entrantId).reduce((sum, id) => sum + pointsOf(field, id), 0);

/** The same without the best and the worst of them, of three and more. */
function medianBuchholz(field: Field, entrantId: string): number {
  const points = opponentsOf(field, entrantId)
    .map((id) => pointsOf(field, id))
    .sort((a, b) => a - b);
  return (points.length < 3 ? points : points.slice(1, -1)).reduce((sum, one) => sum + one, 0);
}

/** The value of an entrant that a step cannot judge. */
const unknown = Number.MAX_SAFE_INTEGER;

type Measure = (field: Field, tied: readonly string[]) => Measured;

const ofEach =
  (value: (field: Field, entrantId: string) => number): Measure =>
  (field, tied) =>
    tied.map((entrantId) => value(field, entrantId));

const ofTally = (value: (tally: Tally) => number): Measure =>
  ofEach((field, entrantId) => {
    const tally = field.tallies.get(entrantId);
    return tally ? value(tally) : 0;
  });

const ofAppearances = (value: (one: Appearance, field: Field) => number): Measure =>
  ofEach((field, entrantId) => sumOf(field.appearances.get(entrantId) ?? [], (one) => value(one, field)));

const h2h =
  (value: (one: Appearance) => number): Measure =>
  ({ appearances }, tied) =>
    amongThemselves(tied, appearances, value);

const playedRatio = (won: (one: Appearance) => number, lost: (one: Appearance) => number): Measure =>
  ofEach(({ appearances }, entrantId) => {
    const all = appearances.get(entrantId) ?? [];
    return ratioOf(sumOf(all, won), sumOf(all, lost));
  });

const isWin = ({ outcome }: Appearance) => outcome === 'win' || outcome === 'ot_win';
const margin = (one: Appearance) => one.for - one.against;

const capped = (one: Appearance, { ruleset: { diffCapPerMatch = unknown } }: Field) =>
  Math.max(-diffCapPerMatch, Math.min(diffCapPerMatch, margin(one)));

/** The place of each in the draw: 1 for the smallest lot. */
const lots: Measure = ({ lotsSeed }, tied) => {
  if (lotsSeed === undefined) return { skipped: 'no draw has been held' };
  const drawn = tied.toSorted((a, b) => lotOf(lotsSeed, a) - lotOf(lotsSeed, b) || (a < b ? -1 : 1));
  return tied.map((entrantId) => drawn.indexOf(entrantId) + 1);
};

const manual: Measure = ({ manualOrders }, tied) => {
  const decided = manualOrders.findLast(({ order }) => tied.every((entrantId) => order.includes(entrantId)));
  return decided ? tied.map((entrantId) => decided.order.indexOf(entrantId) + 1) : { skipped: 'not decided yet' };
};

const playoff: Measure = ({ playoffs }, tied) => {
  const measured = amongThemselves(tied, playoffs, (one) => (isWin(one) ? 1 : 0));
  return 'skipped' in measured ? { skipped: 'no such match has been played' } : measured;
};

const seeds: Measure = ({ entrants }, tied) =>
  tied.some((entrantId) => entrants.get(entrantId)?.seed === undefined)
    ? { skipped: 'not all are seeded' }
    : tied.map((entrantId) => entrants.get(entrantId)?.seed ?? unknown);

/** How each tie-breaker measures those who are level. */
export const measures: Readonly<Record<TieBreaker, Measure>> = {
  h2h_points: h2h(({ points }) => points),
  h2h_diff: h2h(margin),
  h2h_for: h2h((one) => one.for),
  diff: ofTally(({ diff }) => diff),
  diff_capped: ofAppearances(capped),
  for: ofTally((tally) => tally.for),
  against: ofTally(({ against }) => against),
  wins: ofTally(({ won, overtimeWon }) => won + overtimeWon),
  away_wins: ofAppearances((one) => (isWin(one) && !one.isHome ? 1 : 0)),
  fewest_losses: ofTally(({ lost, overtimeLost }) => lost + overtimeLost),
  shutouts: ofAppearances(({ against, isForfeit }) => (against === 0 && !isForfeit ? 1 : 0)),
  sets_ratio: playedRatio(
    (one) => one.for,
    (one) => one.against,
  ),
  points_ratio: playedRatio(
    ({ setFor }) => setFor,
    ({ setAgainst }) => setAgainst,
  ),
  strength_of_schedule: ofEach(strengthOfSchedule),
  buchholz: ofEach(buchholz),
  median_buchholz: ofEach(medianBuchholz),
  conduct_points: ofAppearances(({ conduct }) => conduct),
  fewest_forfeits: ofTally(({ forfeited }) => forfeited),
  playoff_match: playoff,
  draw_of_lots: lots,
  manual,
  seed: seeds,
};

/** Where less is better. */
export const lessIsBetter: ReadonlySet<string> = new Set<TieBreaker>([
  'against',
  'fewest_losses',
  'conduct_points',
  'fewest_forfeits',
  'draw_of_lots',
  'manual',
  'seed',
]);

/** Those that look only at matches between the tied. */
export const isHeadToHead = (tieBreaker: TieBreaker): boolean => tieBreaker.startsWith('h2h_');

/**
 * The lot of an entrant under a seed: 1 to 4,294,967,296, the smallest first. It follows from the two alone, so a draw can be
 * held again by anybody, and who else is level changes nothing (FNV-1a with the finishing steps of MurmurHash3).
 */
function lotOf(seed: string, entrantId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}/${entrantId}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) + 1;
}
