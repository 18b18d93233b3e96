import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Consent } from '#shared/people/family/consent.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import type { Guardians } from '#shared/people/family/guardian.ts';
import type { ParentingPattern } from '#shared/people/family/parenting.ts';

/**
 * A person without a login, with all their guardians: who may do what for them is one item, so that it is
 * decided by one read and changed by one condition. It sits in the kernel because guardians act in every context.
 */
export const dependantEntity = entityOf({
  model: { service: 'rovers', entity: 'dependant', version: '1' },
  attributes: {
    dependantId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    firstName: { type: 'string', required: true },
    lastName: { type: 'string', required: true },
    age: { type: 'number', required: true },
    /** The day on which the age was said. */
    ageOn: { type: 'string', required: true },
    /** By user id; see `Guardian`. */
    guardians: { type: CustomAttributeType<Guardians>('any'), required: true },
    /** See `Consent`. */
    consents: { type: CustomAttributeType<readonly Consent[]>('any'), required: true },
    /** See `ParentingPattern`. */
    parenting: { type: CustomAttributeType<ParentingPattern | undefined>('any') },
    /** See `LoginInvite`. */
    loginInvite: { type: CustomAttributeType<NonNullable<Dependant['loginInvite']> | undefined>('any') },
    /** When a guardian last did something for them, to a month. */
    usedAt: { type: 'string' },
    /** When their guardians were last asked whether they are still to be kept. */
    askedToKeepAt: { type: 'string' },
    /** The same for what is noted of them for an emergency. */
    askedToKeepCareAt: { type: 'string' },
    /** 13 or 18: what has begun with that age has begun. */
    grewTo: { type: 'number' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One dependant. */
    byId: { pk: { field: 'pk', composite: ['dependantId'] }, sk: { field: 'sk', composite: [] } },
  },
});
