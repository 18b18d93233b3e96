import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { type Discount, DiscountRule, type Off } from '#shared/payments/discounts/schemas.ts';

/** A code that lowers what is sold in its scope, and how often it was used. */
export const discountEntity = entityOf({
  model: { service: 'rovers', entity: 'discount', version: '1' },
  attributes: {
    /** Whose it is: an event, a community, or one person at one thing that they were granted aid for. */
    scopeId: { type: 'string', required: true },
    code: { type: 'string', required: true },
    /** What it is taken off for, where players enter no code. */
    rule: { type: DiscountRule.options },
    /** Of siblings: what is taken off from the third on. */
    third: { type: 'number' },
    /** The code comes on top of automatic discounts. */
    stacks: { type: 'boolean' },
    off: { type: CustomAttributeType<Off>('any'), required: true },
    firstDay: { type: 'string' },
    lastDay: { type: 'string' },
    maxUses: { type: 'number' },
    maxEach: { type: 'number' },
    /** Only members of the community can use it. */
    audience: { type: ['members'] as const },
    /** What organizers call it among themselves. */
    label: { type: 'string' },
    /** The one event, season or tournament of a community that it is for. */
    subjectId: { type: 'string' },
    /** The ways to register that it is for. */
    modes: { type: CustomAttributeType<Discount['modes']>('any') },
    /** The tickets and slots of an event that it is for. */
    products: { type: CustomAttributeType<Discount['products']>('any') },
    /** Orders that are paid with it, or are being paid: moved in the transactions that move those. */
    used: { type: 'number', required: true },
    /** Moves when an organizer changes it, and with nothing else. */
    version: { type: 'number', required: true },
    endedAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    /** The codes of one thing that is sold, or one of them. */
    byScope: { pk: { field: 'pk', composite: ['scopeId'] }, sk: { field: 'sk', composite: ['code'] } },
  },
});
