import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { defineContract } from '#shared/contract/operation.ts';
import { DependantId } from '#shared/ids.ts';
import { availabilityFacts, StoredAvailability } from '../availability/schemas.ts';
import { careOperations } from './care.ts';
import { connectionOperations } from './connection-operations.ts';
import { dependantOperations } from './dependant-operations.ts';
import { loginOperations } from './own-login.ts';

const path = '/people/family/dependants/{dependantId}/availability';

/** When a dependant can play. Guardians alone read it: minors are never found by it. */
const dependantAvailabilityOperations = {
  getDependantAvailability: {
    method: 'GET',
    path,
    summary: "Read a child's availability",
    access: 'signedIn',
    input: z.strictObject({ dependantId: DependantId }),
    output: z.object({ availability: StoredAvailability.optional() }),
    errors: ['dependant.notFound'],
  },
  saveDependantAvailability: {
    method: 'PUT',
    path,
    summary: "Save a child's availability, based on the version you read; 0 the first time",
    access: 'signedIn',
    limit: { calls: 120, per: 'hour' },
    input: z.strictObject({ dependantId: DependantId, ...availabilityFacts, version: z.int().min(0) }),
    output: StoredAvailability,
    errors: ['dependant.notFound', 'access.denied', 'record.changed'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** A person's family: their connections and their dependants. */
export const family = defineContract('family', {
  ...connectionOperations,
  ...dependantOperations,
  ...careOperations,
  ...dependantAvailabilityOperations,
  ...loginOperations,
});
