import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A playoff: one document, written whole under the condition that it is still the version that was read. */
export const playoffEntity = entityOf({
  model: { service: 'rovers', entity: 'playoff', version: '1' },
  attributes: {
    /** The playoff game, which is a row of its own. */
    gameId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    sourceGameId: { type: 'string', required: true },
    /** `Bracket` of `shared/competitions/brackets/bracket.ts`. */
    bracket: { type: 'any', required: true },
    /** `BracketPlaces` of `shared/competitions/brackets/place-bracket.ts`. */
    placing: { type: 'any' },
    /** `Claims` of `shared/competitions/playoffs/open-claims.ts`. */
    claims: { type: 'any' },
    updatedAt: { type: 'string', required: true },
    /** Set where it was deleted: it can be brought back for 24 hours, with its game as it was. */
    deletedAt: { type: 'string' },
    /** Of a deleted one: the row of its game. */
    game: { type: 'any' },
    /** Seconds since 1970, of deleted ones; a broom, read by no decision. */
    expires: { type: 'number' },
  },
  indexes: {
    /** One playoff. */
    byGame: { pk: { field: 'pk', composite: ['gameId'] }, sk: { field: 'sk', composite: [] } },
  },
});
