import { CustomAttributeType, type EntityItem } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { BracketPlaces } from '#shared/competitions/brackets/place-bracket.ts';
import type { Claims } from '#shared/competitions/playoffs/open-claims.ts';
import type { gameEntity } from '../games/game.entity.ts';

/** A playoff: one document, written whole under the condition that it is still the version that was read. */
export const playoffEntity = entityOf({
  model: { service: 'rovers', entity: 'playoff', version: '1' },
  attributes: {
    /** The playoff game, which is a row of its own. */
    gameId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    sourceGameId: { type: 'string', required: true },
    /** `Bracket` of `shared/competitions/brackets/bracket.ts`. */
    bracket: { type: CustomAttributeType<Bracket>('any'), required: true },
    /** `BracketPlaces` of `shared/competitions/brackets/place-bracket.ts`. */
    placing: { type: CustomAttributeType<BracketPlaces | undefined>('any') },
    /** `Claims` of `shared/competitions/playoffs/open-claims.ts`. */
    claims: { type: CustomAttributeType<Claims | undefined>('any') },
    updatedAt: { type: 'string', required: true },
    /** Set where it was deleted: it can be brought back for 24 hours, with its game as it was. */
    deletedAt: { type: 'string' },
    /** Of a deleted one: the row of its game. */
    game: { type: CustomAttributeType<EntityItem<ReturnType<typeof gameEntity>>>('any') },
    /** Seconds since 1970, of deleted ones; a broom, read by no decision. */
    expires: { type: 'number' },
  },
  indexes: {
    /** One playoff. */
    byGame: { pk: { field: 'pk', composite: ['gameId'] }, sk: { field: 'sk', composite: [] } },
  },
});
