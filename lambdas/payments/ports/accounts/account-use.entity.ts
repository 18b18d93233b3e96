import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { OrderSubject } from '#shared/payments/orders/schemas.ts';

/** Something that still needs a payout account: while there is one, its owner can't unlink it (decision D32). */
export const accountUseEntity = entityOf({
  model: { service: 'rovers', entity: 'accountUse', version: '1' },
  attributes: {
    stripeId: { type: 'string', required: true },
    kind: { type: [...OrderSubject.options, 'plan', 'dispute'] as const, required: true },
    /** What is sold, such as an event, or the dispute. */
    refId: { type: 'string', required: true },
    title: { type: 'string', required: true },
    /** Where it is settled. */
    href: { type: 'string', required: true },
    /** Since when it needs the account no more. The row stays, so that late news of a dispute can't open it again. */
    overAt: { type: 'string' },
  },
  indexes: {
    /** All that needs one account. */
    byAccount: { pk: { field: 'pk', composite: ['stripeId'] }, sk: { field: 'sk', composite: ['kind', 'refId'] } },
  },
});
