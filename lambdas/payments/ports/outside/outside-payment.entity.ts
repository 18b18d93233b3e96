import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { PaidMark } from '#shared/payments/outside/dues.ts';

/** That an organizer marked a payment that was made to them directly. */
export const outsidePaymentEntity = entityOf({
  model: { service: 'rovers', entity: 'outsidePayment', version: '1' },
  attributes: {
    /** The event, season or tournament that it is for. */
    subjectId: { type: 'string', required: true },
    /** The player, team or entry that it is for. */
    userId: { type: 'string', required: true },
    mark: { type: PaidMark.options, required: true },
    /** In minor units: what was owed when it was marked. */
    amountMinor: { type: 'number', required: true },
    currency: { type: 'string', required: true },
    at: { type: 'string', required: true },
    /** The organizer who marked it. */
    byName: { type: 'string', required: true },
  },
  indexes: {
    /** All payments for one thing. */
    bySubject: { pk: { field: 'pk', composite: ['subjectId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** All payments of one person. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['subjectId'] },
    },
  },
});
