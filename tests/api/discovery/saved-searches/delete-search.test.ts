import { expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSearch } from '#tests/support/discovery/searches.ts';
import { product } from '#tests/support/product/product.ts';

const api = product.client(discovery, handler);

it('forgets a search, and only its owner can', async () => {
  const [mine, theirs] = [api.signedInAs(await aPerson()), api.signedInAs(await aPerson())];
  const { searchId } = await mine.saveSearch(aSearch());
  const kept = await mine.saveSearch(aSearch({ name: 'kept' }));
  await expect(theirs.deleteSearch({ searchId })).rejects.toMatchObject({ code: 'search.notFound' });
  await mine.deleteSearch({ searchId });
  await expect(mine.listSearches({})).resolves.toEqual({ searches: [kept], most: 10 });
  await expect(mine.deleteSearch({ searchId })).rejects.toMatchObject({ code: 'search.notFound' });
});

it('refuses strangers, and what is no id', async () => {
  const searchId = `sch_${'0'.repeat(26)}`;
  await expect(api.signedOut().deleteSearch({ searchId })).rejects.toMatchObject({ code: 'auth.required' });
  const mine = api.signedInAs(await aPerson());
  await expect(mine.deleteSearch({ searchId: 'x' })).rejects.toMatchObject({
    fields: { searchId: expect.any(String) },
  });
});
