import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Sealed } from '#lambdas/kernel/security/seal.ts';
import type { Care } from '#shared/people/family/care.ts';
import { factAttributes, factIndexes } from './facts-of-dependant.ts';

/** Notes as they are stored: sealed, or as they were written before notes were sealed. */
export type StoredCare = Care | { readonly sealed: Sealed; readonly isEmpty: boolean };

/** Medical notes and emergency contacts of a dependant, apart from them: few may read it, and most reads need none of it. */
export const dependantCareEntity = entityOf({
  model: { service: 'rovers', entity: 'dependantCare', version: '1' },
  attributes: { ...factAttributes, facts: { type: CustomAttributeType<StoredCare>('any'), required: true } },
  indexes: factIndexes,
});
