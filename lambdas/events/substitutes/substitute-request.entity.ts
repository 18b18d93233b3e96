import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { SubRequest } from '#shared/events/substitutes/request.ts';

/** An event's search for substitutes, with all who were asked: one item, so that a place has one winner. */
export const substituteRequestEntity = entityOf({
  model: { service: 'rovers', entity: 'substituteRequest', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** As `shared/events/substitutes/request.ts` has it. */
    request: { type: CustomAttributeType<SubRequest>('any'), required: true },
  },
  indexes: {
    /** One event's search. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
  },
});
