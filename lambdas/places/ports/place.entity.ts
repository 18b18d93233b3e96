import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { KnownDetails } from '#shared/places/details/place-details.ts';
import type { PlacePhoto } from '#shared/places/photos/photo.ts';
import type { PlaceStatus } from '#shared/places/schemas.ts';

/** Somewhere to play. It sits in the kernel because what happens somewhere names its place: events do. */
export const placeEntity = entityOf({
  model: { service: 'rovers', entity: 'place', version: '1' },
  attributes: {
    placeId: { type: 'string', required: true },
    /** Moves with what people decide about the listing. */
    version: { type: 'number', required: true },
    /** Moves with every write. */
    revision: { type: 'number', required: true },
    /** `KnownDetails` of `shared/places/details/place-details.ts`. */
    details: { type: CustomAttributeType<KnownDetails>('any'), required: true },
    /** `PlaceStatus` of `shared/places/schemas.ts`. */
    standing: { type: CustomAttributeType<PlaceStatus>('any'), required: true },
    trust: { type: 'number', required: true },
    confirmedAt: { type: 'string', required: true },
    ratings: { type: 'number', required: true },
    stars: { type: 'number', required: true },
    creatorId: { type: 'string', required: true },
    managers: { type: 'list', items: { type: 'string' }, required: true },
    /** Who was asked to manage it and has not answered. */
    asked: {
      type: 'list',
      items: {
        type: 'map',
        properties: { email: { type: 'string', required: true }, askedAt: { type: 'string', required: true } },
      },
    },
    /** The manager who proved that they speak for it. */
    claimedBy: { type: 'string' },
    claimedAt: { type: 'string' },
    /** When its website or number last changed. */
    contactsSince: { type: 'string' },
    /** `PlacePhoto` of `shared/places/photos/photo.ts`. */
    photos: { type: CustomAttributeType<readonly PlacePhoto[] | undefined>('any') },
    /** Whose word is that it is listed a second time, and as which place. */
    mergeWords: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          userId: { type: 'string', required: true },
          into: { type: 'string', required: true },
        },
      },
    },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
    /** Spreads what is looked at by time over several lists. */
    checkQueue: { type: 'string', required: true },
    /** When time alone changes its standing; far away where it does not. */
    checkAt: { type: 'string', required: true },
  },
  indexes: {
    /** One place. */
    byId: { pk: { field: 'pk', composite: ['placeId'] }, sk: { field: 'sk', composite: [] } },
    /** What a person added, by time. */
    byCreator: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['creatorId'] },
      sk: { field: 'gsi1sk', composite: ['createdAt', 'placeId'] },
    },
    /** What must be looked at again, by time. */
    byCheck: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['checkQueue'] },
      sk: { field: 'gsi2sk', composite: ['checkAt', 'placeId'] },
    },
  },
});
