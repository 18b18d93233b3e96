import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { PlayerLine } from '#shared/competitions/statistics/player-line.ts';

/** What the players of one side did in a match. It moves by itself, so that both captains can enter theirs at once. */
export const playerLinesEntity = entityOf({
  model: { service: 'rovers', entity: 'playerLines', version: '1' },
  attributes: {
    gameId: { type: 'string', required: true },
    matchId: { type: 'string', required: true },
    entrantId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** As `PlayerLine` of `shared/competitions/statistics`. */
    lines: { type: CustomAttributeType<readonly PlayerLine[]>('any'), required: true },
  },
  indexes: {
    /** What the players of a game did, whatever its draw. */
    byGame: { pk: { field: 'pk', composite: ['gameId'] }, sk: { field: 'sk', composite: ['matchId', 'entrantId'] } },
  },
});
