import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSearch } from '#tests/support/discovery/searches.ts';
import { product } from '#tests/support/product/product.ts';

const api = product.client(discovery, handler);

describe('saving a search', () => {
  it('keeps its name and its filters', async () => {
    const mine = api.signedInAs(await aPerson());
    const saved = await mine.saveSearch(aSearch({ name: 'Evening hoops' }));
    expect(saved).toMatchObject({ ...aSearch({ name: 'Evening hoops' }), notify: 'none' });
    await expect(mine.listSearches({})).resolves.toEqual({ searches: [saved] });
  });

  it('keeps one when the same request comes twice', async () => {
    const mine = api.signedInAs(await aPerson());
    const options = { idempotencyKey: crypto.randomUUID() };
    const [first, second] = [await mine.saveSearch(aSearch(), options), await mine.saveSearch(aSearch(), options)];
    expect(first).toEqual(second);
    expect((await mine.listSearches({})).searches).toHaveLength(1);
  });

  it('keeps twenty of a person and no more, however many come at once', async () => {
    const mine = api.signedInAs(await aPerson());
    for (let count = 0; count < 18; count += 1) await mine.saveSearch(aSearch());
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => mine.saveSearch(aSearch())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(mine.saveSearch(aSearch())).rejects.toMatchObject({ code: 'search.tooMany' });
    expect((await mine.listSearches({})).searches).toHaveLength(20);
  });

  it('refuses strangers, and names each wrong field', async () => {
    await expect(api.signedOut().saveSearch(aSearch())).rejects.toMatchObject({ code: 'auth.required' });
    const mine = api.signedInAs(await aPerson());
    await expect(mine.saveSearch(aSearch({ name: '' }))).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    });
  });
});
