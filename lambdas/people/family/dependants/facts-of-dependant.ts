import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** One kind of facts of a dependant that are kept apart from them, as their guardians write them. */
export const factsOfDependant = (entity: string) =>
  entityOf({
    model: { service: 'rovers', entity, version: '1' },
    attributes: {
      dependantId: { type: 'string', required: true },
      version: { type: 'number', required: true },
      facts: { type: 'any', required: true },
      updatedBy: { type: 'string', required: true },
      updatedAt: { type: 'string', required: true },
    },
    indexes: {
      /** One dependant's. */
      byDependant: { pk: { field: 'pk', composite: ['dependantId'] }, sk: { field: 'sk', composite: [] } },
    },
  });
