import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { isFound } from '#shared/places/details/place-states.ts';
import { foldName } from '#shared/places/details/similar-name.ts';
import type { PlaceStatus } from '#shared/places/schemas.ts';
import type { PlacedCard, ReadPlaceCards } from '../card-reader.ts';
import { findWithin } from '../find-within.ts';

type FindPlaces = (typeof places)['operations']['findPlaces'];

export async function findPlaces(
  input: Parsed<FindPlaces>,
  read: ReadPlaceCards,
  cursors: Cursors,
): Promise<Output<FindPlaces>> {
  const { south, west, north, east, limit, cursor } = input;
  const after = cursor ? await cursors.read(cursor) : '';
  const matches = matcherOf(input);
  const found = await findWithin({ bounds: { south, west, north, east }, after, wanted: limit + 1, matches }, read);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    places: page.map(({ card }) => card),
    ...(last && { nextCursor: await cursors.write(last.position) }),
  };
}

function matcherOf({ sport, accessKind, amenities = [], text = '' }: Parsed<FindPlaces>) {
  const words = foldName(text).split(' ').filter(Boolean);
  return ({ card, aliases }: PlacedCard): boolean => {
    if (!isFound({ status: card.status } as PlaceStatus)) return false;
    if (sport && !card.sports.includes(sport)) return false;
    if (accessKind && card.access !== accessKind) return false;
    if (!amenities.every((amenity) => card.amenities.includes(amenity))) return false;
    return [card.name, ...aliases].some((name) => words.every((word) => foldName(name).includes(word)));
  };
}
