import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person is among the guardians of a dependant: to find them by. What it is worth stands with the dependant. */
export const guardianshipEntity = entityOf({
  model: { service: 'rovers', entity: 'guardianship', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    dependantId: { type: 'string', required: true },
  },
  indexes: {
    /** The dependants of one person, including open invitations. */
    byGuardian: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['dependantId'] } },
  },
});
