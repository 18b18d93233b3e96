import { expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSearch } from '#tests/support/discovery/searches.ts';
import { product } from '#tests/support/product/product.ts';

const api = product.client(discovery, handler);

it('lists what a person saved, newest first, and nothing of others', async () => {
  const [mine, theirs] = [api.signedInAs(await aPerson()), api.signedInAs(await aPerson())];
  for (const name of ['first', 'second']) await mine.saveSearch(aSearch({ name }));
  const { searches } = await mine.listSearches({});
  expect(searches.map(({ name }) => name)).toEqual(['second', 'first']);
  await expect(theirs.listSearches({})).resolves.toEqual({ searches: [], most: 10 });
});

it('shows strangers nothing', async () => {
  await expect(api.signedOut().listSearches({})).rejects.toMatchObject({ code: 'auth.required' });
});
