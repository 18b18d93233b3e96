import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';

/** What an area of the map keeps of a place: one copy per size of the grid, in order of name. */
export const placeCardEntity = entityOf({
  model: { service: 'rovers', entity: 'placeCard', version: '1' },
  attributes: {
    area: { type: 'string', required: true },
    position: { type: 'string', required: true },
    /** `PlaceCard` of `shared/places/schemas.ts`. */
    card: { type: CustomAttributeType<PlaceCard>('any'), required: true },
    /** Other names, for telling duplicates. */
    aliases: { type: 'list', items: { type: 'string' }, required: true },
  },
  indexes: {
    /** The places of an area, by name. */
    byArea: {
      pk: { field: 'pk', composite: ['area'], casing: 'none' },
      sk: { field: 'sk', composite: ['position'], casing: 'none' },
    },
  },
});
