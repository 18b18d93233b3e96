import { expect } from 'vitest';
import { handler } from '#lambdas/admin/flags/api.ts';
import { flagsContract } from '#shared/admin/flags/contract.ts';
import { flagNames } from '#shared/flags.ts';
import { product } from '../../product/product.ts';
import { type Binding, personFor } from '../cell.ts';

const api = product.client(flagsContract, handler);

/** What the product may do is public: names and yes or no, and nothing of who it is for. */
export const flagRows: Readonly<Record<string, Binding>> = {
  'config.flags': {
    operations: ['getFlags'],
    ask: async ({ role }) => {
      const person = await personFor(role);
      const answer = await (person ? api.signedInAs(person) : api.signedOut()).getFlags({});
      expect(Object.keys(answer)).toEqual(flagNames);
      return answer;
    },
  },
};
