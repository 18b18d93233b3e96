import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { seasonKey, seasonModel, sharedSeasonAttributes } from '../ports/thing-attributes.ts';

/** One run of a team's programme. */
export const seasonEntity = entityOf({
  model: seasonModel,
  attributes: {
    /** The facts are `SeasonFacts` of the reader, the divisions among them. */
    ...sharedSeasonAttributes,
    /** Moves with what is said of the season and with its status; not with who registers. */
    version: { type: 'number', required: true },
    startDate: { type: 'string', required: true },
    cancelReason: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One season. */
    byId: seasonKey,
    /** The seasons of one team by their first day. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId'] },
      sk: { field: 'gsi1sk', composite: ['startDate', 'seasonId'] },
    },
  },
});
