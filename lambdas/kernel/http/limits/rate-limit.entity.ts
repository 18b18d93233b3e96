import { entityOf } from '../../data/entity.ts';

/** How often one person called one operation in one window of time. */
export const rateLimitEntity = entityOf({
  model: { service: 'rovers', entity: 'rateLimit', version: '1' },
  attributes: {
    who: { type: 'string', required: true },
    operation: { type: 'string', required: true },
    /** The window's number since 1970. */
    window: { type: 'string', required: true },
    calls: { type: 'number', required: true, default: 0 },
    expires: { type: 'number' },
  },
  indexes: {
    /** One window's count. */
    byWindow: { pk: { field: 'pk', composite: ['who', 'operation'] }, sk: { field: 'sk', composite: ['window'] } },
  },
});
