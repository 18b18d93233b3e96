import { cellsWithin } from '#shared/discovery/grid.ts';
import { duplicateMeters, isLikelyDuplicate, type Named } from '#shared/places/details/similar-name.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import type { ReadPlaceCards } from './card-reader.ts';
import { areaOf } from './cards.ts';

const metersPerMile = 1609.344;
const perRead = 200;

/** The places that a new one is likely the same as. */
export async function findAlike(place: Named, read: ReadPlaceCards): Promise<readonly PlaceCard[]> {
  const cells = cellsWithin('fine', place, duplicateMeters / metersPerMile);
  const found = await Promise.all(cells.map((cell) => readAll(areaOf(cell), read)));
  return found
    .flat()
    .filter(({ card, aliases }) => isLikelyDuplicate(place, { ...card, aliases }))
    .map(({ card }) => card);
}

async function readAll(area: string, read: ReadPlaceCards) {
  const cards = [];
  for (let after = ''; ; ) {
    const page = await read(area, after, perRead);
    cards.push(...page.cards);
    after = page.cards.at(-1)?.position ?? after;
    if (page.complete) return cards;
  }
}
