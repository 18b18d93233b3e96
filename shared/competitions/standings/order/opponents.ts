import { type Field, pointsOf } from '../field.ts';

const opponentsOf = (field: Field, entrantId: string): readonly string[] =>
  (field.appearances.get(entrantId) ?? []).map(({ opponentId }) => opponentId);

/** The mean share of matches that the opponents won, each counted as often as it was met; 0 of none. */
export function strengthOfSchedule(field: Field, entrantId: string): number {
  const shares = opponentsOf(field, entrantId).map((id) => field.tallies.get(id)?.pct ?? 0);
  return shares.length === 0
    ? 0
    : shares.toSorted((a, b) => a - b).reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The points of all opponents together. */
export const buchholz = (field: Field, entrantId: string): number =>
  opponentsOf(field, entrantId).reduce((sum, id) => sum + pointsOf(field, id), 0);

/** The same without the best and the worst of them, of three and more. */
export function medianBuchholz(field: Field, entrantId: string): number {
  const points = opponentsOf(field, entrantId)
    .map((id) => pointsOf(field, id))
    .sort((a, b) => a - b);
  return (points.length < 3 ? points : points.slice(1, -1)).reduce((sum, one) => sum + one, 0);
}
