import { entityOf } from '../../../kernel/entity.ts';

/** Medical notes and emergency contacts of a dependant, apart from them: few may read it, and most reads need none of it. */
export const dependantCareEntity = entityOf({
  model: { service: 'rovers', entity: 'dependantCare', version: '1' },
  attributes: {
    dependantId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** See `Care`. */
    facts: { type: 'any', required: true },
    updatedBy: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One dependant's. */
    byDependant: { pk: { field: 'pk', composite: ['dependantId'] }, sk: { field: 'sk', composite: [] } },
  },
});
