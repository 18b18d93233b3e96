import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';

/** The last request for another time of one match. */
export const changeRequestEntity = entityOf({
  model: { service: 'rovers', entity: 'changeRequest', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    /** Follows from the match. */
    requestId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** `ChangeRequest` of shared. */
    request: { type: CustomAttributeType<ChangeRequest>('any'), required: true },
  },
  indexes: {
    /** The requests of one season. */
    bySeason: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: ['requestId'] } },
  },
});
