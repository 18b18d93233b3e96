import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { gameKey, gameModel, sharedGameAttributes } from '../ports/thing-attributes.ts';

/** A game, in an event or in a season. Its matches are rows of their own. */
export const gameEntity = entityOf({
  model: gameModel,
  attributes: {
    /** The facts are the rest of `Game` of `shared/competitions/games/schemas.ts`. */
    ...sharedGameAttributes,
    /** Moves with what is decided about the game and with its rounds; not with scores. */
    version: { type: 'number', required: true },
    /** Its place among the games of its event. */
    order: { type: 'number', required: true },
    status: { type: 'string', required: true },
    /** Matches of another draw are nobody's. */
    draw: { type: 'number', required: true },
  },
  indexes: {
    /** One game. */
    byId: gameKey,
    /** The games of an event, in their order. */
    byEvent: {
      index: 'gsi1',
      condition: ({ eventId }) => eventId !== undefined,
      pk: { field: 'gsi1pk', composite: ['eventId'] },
      sk: { field: 'gsi1sk', composite: [] },
    },
    /** The games of a season. */
    bySeason: {
      index: 'gsi2',
      condition: ({ seasonId }) => seasonId !== undefined,
      pk: { field: 'gsi2pk', composite: ['seasonId'] },
      sk: { field: 'gsi2sk', composite: [] },
    },
  },
});
