import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Bracket } from '#shared/competitions/brackets/bracket.ts';

/** A playoff as it was before a change, for as long as the change can be taken back. */
export const playoffSnapshotEntity = entityOf({
  model: { service: 'rovers', entity: 'playoffSnapshot', version: '1' },
  attributes: {
    gameId: { type: 'string', required: true },
    /** The version that the change made. */
    version: { type: 'number', required: true },
    takenAt: { type: 'string', required: true },
    /** The command, as `BracketCommand` names it, or `undo`. */
    what: { type: 'string', required: true },
    /** `Bracket` of `shared/competitions/brackets/bracket.ts`. */
    bracket: { type: CustomAttributeType<Bracket>('any'), required: true },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** What of one playoff can be taken back. */
    byGame: { pk: { field: 'pk', composite: ['gameId'] }, sk: { field: 'sk', composite: ['version'] } },
  },
});
