import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';

/** A game, in an event or in a season. Its matches are rows of their own. */
export const gameEntity = entityOf({
  model: { service: 'rovers', entity: 'game', version: '1' },
  attributes: {
    gameId: { type: 'string', required: true },
    eventId: { type: 'string' },
    seasonId: { type: 'string' },
    /** The rest of `Game` of `shared/competitions/games/schemas.ts`. */
    facts: {
      type: CustomAttributeType<
        Omit<Game, 'gameId' | 'version' | 'eventId' | 'seasonId' | 'order' | 'status' | 'draw'>
      >('any'),
      required: true,
    },
    /** Moves with what is decided about the game and with its rounds; not with scores. */
    version: { type: 'number', required: true },
    /** Its place among the games of its event. */
    order: { type: 'number', required: true },
    status: { type: 'string', required: true },
    /** Matches of another draw are ignored. */
    draw: { type: 'number', required: true },
  },
  indexes: {
    /** One game. */
    byId: { pk: { field: 'pk', composite: ['gameId'] }, sk: { field: 'sk', composite: [] } },
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
