import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Availability } from '#shared/people/availability/schemas.ts';
import { factAttributes, factIndexes } from './facts-of-dependant.ts';

/** When a dependant can play, apart from people's own hours: only their guardians look there. */
export const dependantAvailabilityEntity = entityOf({
  model: { service: 'rovers', entity: 'dependantAvailability', version: '1' },
  attributes: { ...factAttributes, facts: { type: CustomAttributeType<Availability>('any'), required: true } },
  indexes: factIndexes,
});
