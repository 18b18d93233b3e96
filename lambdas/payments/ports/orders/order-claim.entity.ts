import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** The order that pays for one person's spot: there is one at a time that can be paid. */
export const orderClaimEntity = entityOf({
  model: { service: 'rovers', entity: 'orderClaim', version: '1' },
  attributes: {
    /** What the spot is in, such as an event or a season; with its slot where that is paid alone. */
    subjectId: { type: 'string', required: true },
    /** The player whose spot it is. */
    userId: { type: 'string', required: true },
    orderId: { type: 'string', required: true },
  },
  indexes: {
    /** The order for one person's spot. */
    bySpot: { pk: { field: 'pk', composite: ['subjectId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** All of one person. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['subjectId'] },
    },
  },
});
