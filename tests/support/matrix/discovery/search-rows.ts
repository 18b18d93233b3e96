import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aSearch } from '../../discovery/searches.ts';
import { product } from '../../product/product.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';

const api = product.client(discovery, handler);

async function asked({ role }: Cell) {
  const person = await personFor(role);
  return person ? api.signedInAs(person) : api.signedOut();
}

/** Rows about the searches that people keep for themselves. */
export const searchRows: Readonly<Record<string, Binding>> = {
  'search.saved.write': {
    operations: ['saveSearch', 'deleteSearch'],
    ask: async (cell) => {
      const mine = await asked(cell);
      const { searchId } = await mine.saveSearch(aSearch());
      return mine.deleteSearch({ searchId });
    },
  },
  'search.saved.list': { operations: ['listSearches'], ask: async (cell) => (await asked(cell)).listSearches({}) },
};
