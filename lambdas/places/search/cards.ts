import { allLevels, type Cell, cellId, cellOf } from '#shared/discovery/grid.ts';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import { foldName } from '#shared/places/details/similar-name.ts';
import { type StoredPlace, toCard } from '../details/stored-place.ts';

/** The list of a cell. */
export const areaOf = (cell: Cell): string => cellId(cell);

const nameLetters = 40;

/** Where a card lies in the lists of its areas: by name, then by place. */
const positionOf = (placeId: string, name: string): string => `${foldName(name).slice(0, nameLetters)}#${placeId}`;

/** Every card of a place: in its cell of each size. What has closed or is another place has none. */
export function cardsOf(place: StoredPlace | undefined) {
  if (!place || !isOpenToPlans(place.standing)) return [];
  const position = positionOf(place.placeId, place.details.name);
  const { point } = place.details.location;
  const [card, aliases] = [toCard(place), [...place.details.aliases]];
  return allLevels.map((level) => ({ area: areaOf(cellOf(level, point)), position, card, aliases }));
}
