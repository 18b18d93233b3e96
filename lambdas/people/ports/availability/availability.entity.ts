import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Availability } from '#shared/people/availability/schemas.ts';

/**
 * When a person can play. It sits in the kernel, as accounts do: who is asked to substitute, and when people can meet,
 * depends on what it says now.
 */
export const availabilityEntity = entityOf({
  model: { service: 'rovers', entity: 'availability', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** As the contract's own schema has it. */
    facts: { type: CustomAttributeType<Availability>('any'), required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One person's hours. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
