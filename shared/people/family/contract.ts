import { defineContract } from '#shared/contract/operation.ts';
import { dependantAvailabilityOperations } from './availability.ts';
import { careOperations } from './care.ts';
import { connectionOperations } from './connection-operations.ts';
import { dependantOperations } from './dependant-operations.ts';
import { loginOperations } from './own-login.ts';

/** A person's family: their connections and their dependants. */
export const family = defineContract('family', {
  ...connectionOperations,
  ...dependantOperations,
  ...careOperations,
  ...dependantAvailabilityOperations,
  ...loginOperations,
});
