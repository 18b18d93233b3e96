import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { SubstituteProfile } from '#shared/events/substitutes/schemas.ts';

/** What a person says about substituting. */
export const substituteProfileEntity = entityOf({
  model: { service: 'rovers', entity: 'substituteProfile', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** As the contract's own schema has it. */
    profile: { type: CustomAttributeType<SubstituteProfile>('any'), required: true },
  },
  indexes: {
    /** One person's word. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
