import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { favouriteKinds, favouriteNotifies } from '#shared/events/favourites/favourite-words.ts';

/** One thing that one person keeps. */
export const favouriteEntity = entityOf({
  model: { service: 'rovers', entity: 'favourite', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    kind: { type: favouriteKinds, required: true },
    refId: { type: 'string', required: true },
    /** What it was called when it was kept, to name it once it is gone. */
    title: { type: 'string', required: true },
    note: { type: 'string' },
    /** Absent where it was never said. */
    notify: { type: favouriteNotifies },
    listId: { type: 'string' },
    /** When it was first seen that it is no longer there, or no longer theirs to see. */
    goneSince: { type: 'string' },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    /** Whether a person keeps a thing. */
    byTarget: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['kind', 'refId'] } },
    /** What a person keeps, by when they began to. */
    byPerson: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['userId'] },
      sk: { field: 'gsi1sk', composite: ['createdAt', 'kind', 'refId'] },
    },
    /** Who keeps one thing. */
    byThing: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['refId'] },
      sk: { field: 'gsi2sk', composite: ['kind', 'userId'] },
    },
  },
});
