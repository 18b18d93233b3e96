import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A block as each of the two has it. */
export const blockSides = ['blocks', 'blockedBy'] as const;

/**
 * That one person blocks another, kept once for each of the two, so that one read finds all blocks of a person, set by
 * from a person. It sits in the kernel because a block holds in every context.
 */
export const blockEntity = entityOf({
  model: { service: 'rovers', entity: 'block', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** `blocks`: the person blocks the other; `blockedBy`: the other way round. */
    side: { type: blockSides, required: true },
    otherId: { type: 'string', required: true },
    /** The address by which the blocker knows them; only on the blocker's side. */
    email: { type: 'string' },
    since: { type: 'string', required: true },
  },
  indexes: {
    /** All people across a block from one person. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['side', 'otherId'] } },
  },
});
