import { cardEntity } from '#lambdas/discovery/search/card.entity.ts';
import type { Card } from '#lambdas/discovery/search/card.ts';
import { rowsOf } from '#lambdas/discovery/search/projector/cards.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';

/** A card of the map as the index has it. */
export const aCard = (differences: Partial<Card> = {}): Card => ({
  eventId: newId('event', new Date()),
  title: 'Evening hoops',
  gameTypeId: 'basketball',
  startsAt: '2028-05-04T18:00:00.000Z',
  timeZone: 'America/Chicago',
  placeLabel: 'Zilker Park, Austin, TX',
  lat: 30.26715,
  lng: -97.74306,
  free: 4,
  waiting: 0,
  ...differences,
});

/** Writes cards into the index in batches, without the events that they stand for. */
export async function putCards(cards: readonly Card[], table: Table): Promise<void> {
  await cardEntity(table)
    .put(cards.flatMap((card) => rowsOf(card, 1)))
    .go({ concurrent: 8 });
}
