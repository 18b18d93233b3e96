import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { connectionStatuses } from '#shared/people/family/connection.ts';
import { Relation } from '#shared/people/family/relations.ts';

/** That two people are family, or were asked to be: kept once for each of the two, and always written together. */
export const familyConnectionEntity = entityOf({
  model: { service: 'rovers', entity: 'familyConnection', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    connectionId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    status: { type: connectionStatuses, required: true },
    requesterId: { type: 'string', required: true },
    recipientId: { type: 'string', required: true },
    requesterRelation: { type: Relation.options, required: true },
    recipientRelation: { type: Relation.options, required: true },
    asks: { type: 'list', items: { type: 'string' }, required: true },
    since: { type: 'string', required: true },
    /** Of what ended. Seconds since 1970. */
    expires: { type: 'number' },
  },
  indexes: {
    /** One person's. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['connectionId'] } },
  },
});
