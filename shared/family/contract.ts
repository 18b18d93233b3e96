import { defineContract } from '../contract/operation.ts';
import { connectionOperations } from './connection-operations.ts';
import { careOperations, dependantOperations } from './dependant-operations.ts';

/** A person's family: who is connected with them, and whom they answer for. */
export const family = defineContract('family', {
  ...connectionOperations,
  ...dependantOperations,
  ...careOperations,
});
