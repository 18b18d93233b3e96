import { defineContract } from '../contract/operation.ts';
import { careOperations } from './care.ts';
import { connectionOperations } from './connection-operations.ts';
import { dependantOperations } from './dependant-operations.ts';

/** A person's family: who is connected with them, and whom they answer for. */
export const family = defineContract('family', {
  ...connectionOperations,
  ...dependantOperations,
  ...careOperations,
});
