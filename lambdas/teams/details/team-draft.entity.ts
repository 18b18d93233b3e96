import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { TeamDraft } from '#shared/teams/details/draft-operations.ts';

/** What a user has so far in the wizard for a new team. */
export const teamDraftEntity = entityOf({
  model: { service: 'rovers', entity: 'teamDraft', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** `TeamDraft` of `shared/teams/details/draft-operations.ts`. */
    draft: { type: CustomAttributeType<TeamDraft>('any'), required: true },
    savedAt: { type: 'string', required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One person's draft. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
