import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { unplacedWords } from '../playoff-words.ts';

const zoned = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Court and time, or what keeps a match from them; nothing where the playoff was given no courts. */
export function placeWords({ places, unplaced }: Playoff, matchId: string): string | undefined {
  const place = places.find((one) => one.matchId === matchId);
  if (!place) {
    const without = unplaced.find((one) => one.matchId === matchId);
    return without && `Not scheduled: ${unplacedWords[without.reason]}.`;
  }
  const at = new Date(place.startsAt).toLocaleString('en-US', zoned);
  return `${at}, court ${place.court}`;
}
