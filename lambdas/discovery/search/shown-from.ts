import type { EventCard } from '#shared/discovery/contract.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import type { Card } from './card.ts';

/** A card as it is shown at a point: how far it is, to a tenth of a mile. */
export const shownFrom =
  (point: Point) =>
  (card: Card): EventCard => ({ ...card, distanceMiles: Math.round(distanceMiles(point, card) * 10) / 10 });
