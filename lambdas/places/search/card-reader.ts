import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import { placeCardEntity } from './place-card.entity.ts';

/** A card where it lies in the list of its area. */
export interface PlacedCard {
  readonly position: string;
  readonly card: PlaceCard;
  readonly aliases: readonly string[];
}

/** One request to the table: what an area has behind a position, in order; `complete` when nothing is left. */
export type ReadPlaceCards = (
  area: string,
  after: string,
  limit: number,
) => Promise<{ cards: readonly PlacedCard[]; complete: boolean }>;

export function createPlaceCardReader(table: Table): ReadPlaceCards {
  const cards = placeCardEntity(table);
  return async (area, after, limit) => {
    const { data, cursor } = await cards.query.byArea({ area }).gt({ position: after }).go({ pages: 1, limit });
    return { cards: data.map(toPlaced), complete: cursor === null };
  };
}

type Row = EntityItem<ReturnType<typeof placeCardEntity>>;
const toPlaced = ({ position, card, aliases }: Row): PlacedCard => ({ position, card: card as PlaceCard, aliases });
