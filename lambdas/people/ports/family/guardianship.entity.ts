import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That somebody is among the guardians of a dependant: to find them by. What it is worth stands with the dependant. */
export const guardianshipEntity = entityOf({
  model: { service: 'rovers', entity: 'guardianship', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    dependantId: { type: 'string', required: true },
  },
  indexes: {
    /** Whom one person answers for, or was asked to. */
    byGuardian: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['dependantId'] } },
  },
});
