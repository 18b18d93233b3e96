import { entityOf } from './entity.ts';

/** Who came first at something that only one may do. */
export const firstEntity = entityOf({
  model: { service: 'rovers', entity: 'first', version: '1' },
  attributes: {
    scope: { type: 'string', required: true },
    holder: { type: 'string', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The first of one scope. */
    byScope: { pk: { field: 'pk', composite: ['scope'], casing: 'none' }, sk: { field: 'sk', composite: [] } },
  },
});
