import { areasOf, type Card, positionOf } from '../card.ts';
import { packFacts, packGroups, shortSeriesId } from '../card-facts.ts';

/** Where one copy of a card is stored. */
export interface CardKey {
  readonly area: string;
  readonly position: string;
}

type Placed = Pick<Card, 'startsAt' | 'gameTypeId' | 'lat' | 'lng'>;

/** Every copy that an event has, by where and when it takes place and what is played. */
export function keysOf(eventId: string, shown: Placed | undefined, hasGames = false): CardKey[] {
  if (!shown) return [];
  const position = positionOf({ eventId, startsAt: shown.startsAt });
  return areasOf(shown, hasGames).map((area) => ({ area, position }));
}

/** The same, of any number of cards: the rows of an index as they are stored. */
export const rowsOf = (
  { eventId, startsAt, free, going, needed, groups, seriesId, ...card }: Card,
  seatsVersion: number,
  hasGames = false,
) => {
  const { price, leastLevel, mostLevel, inclusion, cover, team, isTimeTbd, ...rest } = card;
  const facts = packFacts({ price, leastLevel, mostLevel, inclusion, cover, team });
  return keysOf(eventId, { ...rest, startsAt }, hasGames).map((key) => ({
    ...key,
    ...rest,
    ...facts,
    ...(isTimeTbd && { isTimeTbd }),
    ...(free !== null && { free }),
    ...(going !== undefined && { going }),
    ...(seriesId !== undefined && { seriesId: shortSeriesId(seriesId) }),
    ...(needed !== undefined && { needed }),
    ...(groups && { groups: packGroups(groups) }),
    seatsVersion,
    expires: expiryOf(startsAt),
  }));
};

const keptDays = 90;

/** When a row of an event may be swept away: long after it could last be changed. Seconds since 1970. */
export const expiryOf = (startsAt: string): number => Math.floor(Date.parse(startsAt) / 1000) + keptDays * 24 * 60 * 60;
