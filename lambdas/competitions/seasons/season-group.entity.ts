import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { SeasonGroup } from '#shared/competitions/seasons/schemas.ts';

/** An umbrella over seasons of a team. */
export const seasonGroupEntity = entityOf({
  model: { service: 'rovers', entity: 'seasonGroup', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    seasonGroupId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** What is said of it, as `SeasonGroupDetails` of shared. */
    facts: {
      type: CustomAttributeType<Omit<SeasonGroup, 'seasonGroupId' | 'teamId' | 'version'>>('any'),
      required: true,
    },
  },
  indexes: {
    /** The groups of one team. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['seasonGroupId'] } },
  },
});
