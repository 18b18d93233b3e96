import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import { type Card, positionOf } from './card.ts';
import { findSoonest, type Search } from './find-soonest.ts';
import { circle } from './region.ts';
import type { ReadCards } from './store.ts';

interface NearestSearch extends Omit<Search, 'region'> {
  readonly centre: Point;
  readonly radiusMiles: number;
}

/** Of a crowd the soonest so many are looked at. */
export const mostCompared = 300;
/** What needs people to take place counts as so much nearer (domain 4.4.3). */
const neededMiles = 1;
const stepsMiles = [1, 3, 10, 25, 50];

/**
 * The cards nearest to a point, in circles that grow until one holds enough; among those, what needs people comes a little
 * earlier.
 */
export async function findNearest(
  { centre, radiusMiles, wanted, ...search }: NearestSearch,
  read: ReadCards,
): Promise<readonly Card[]> {
  const steps = [...stepsMiles.filter((miles) => miles < radiusMiles), radiusMiles];
  const away = (card: Card) => distanceMiles(centre, card) - (card.needed ? neededMiles : 0);
  let cards: readonly Card[] = [];
  for (const miles of steps) {
    ({ cards } = await findSoonest({ ...search, region: circle(centre, miles), wanted: mostCompared }, read));
    if (cards.length >= wanted) break;
  }
  return cards.toSorted((a, b) => away(a) - away(b) || (positionOf(a) < positionOf(b) ? -1 : 1)).slice(0, wanted);
}
