import type { BracketMatch } from '../brackets/bracket-match.ts';
import type { Playoff } from './schemas.ts';

/**
 * When a match starts whose score is not taken yet; undefined of one that began, that was called to its court, or that has
 * no time.
 */
export function startAwaited(
  { matchId, status }: Pick<BracketMatch, 'matchId' | 'status'>,
  places: Playoff['places'],
  now: Date,
): string | undefined {
  const place = places.find((one) => one.matchId === matchId);
  if (!place || place.calledAt || status === 'in_progress') return undefined;
  return place.startsAt > now.toISOString() ? place.startsAt : undefined;
}
