import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';

/** One meeting in a game. It moves by itself: two matches of a game are scored at once without meeting. */
export const matchEntity = entityOf({
  model: { service: 'rovers', entity: 'match', version: '1' },
  attributes: {
    gameId: { type: 'string', required: true },
    matchId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** Counts only while it is the draw of its game. */
    draw: { type: 'number', required: true },
    seasonId: { type: 'string' },
    status: { type: 'string', required: true },
    /** The rest of `Match` of `shared/competitions/games/schemas.ts`. */
    facts: {
      type: CustomAttributeType<Omit<Match, 'gameId' | 'matchId' | 'version' | 'draw' | 'seasonId' | 'status'>>('any'),
      required: true,
    },
  },
  indexes: {
    /** The matches of a game. */
    byGame: { pk: { field: 'pk', composite: ['gameId'] }, sk: { field: 'sk', composite: ['matchId'] } },
    /** The matches of a season, whatever their game. */
    bySeason: {
      index: 'gsi1',
      condition: ({ seasonId }) => seasonId !== undefined,
      pk: { field: 'gsi1pk', composite: ['seasonId'] },
      sk: { field: 'gsi1sk', composite: [] },
    },
  },
});
