import { describe, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { handler } from '#lambdas/discovery/api.ts';
import { table } from '#lambdas/kernel/data/table.ts';
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
    await expect(mine.listSearches({})).resolves.toEqual({ searches: [saved], most: 10 });
  });

  it('keeps one when the same request comes twice', async () => {
    const mine = api.signedInAs(await aPerson());
    const options = { idempotencyKey: crypto.randomUUID() };
    const [first, second] = [await mine.saveSearch(aSearch(), options), await mine.saveSearch(aSearch(), options)];
    expect(first).toEqual(second);
    expect((await mine.listSearches({})).searches).toHaveLength(1);
  });

  it('keeps ten of a person without a plan and no more, however many come at once', async () => {
    const mine = api.signedInAs(await aPerson());
    for (let count = 0; count < 8; count += 1) await mine.saveSearch(aSearch());
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => mine.saveSearch(aSearch())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(mine.saveSearch(aSearch())).rejects.toMatchObject({
      code: 'search.tooMany',
      detail: { plan: 'free' },
    });
    expect((await mine.listSearches({})).searches).toHaveLength(10);
  });

  it('keeps more with Member Plus, and after it those there are, but no new one', async () => {
    const person = await aPerson();
    const mine = api.signedInAs(person);
    const row = accountEntity(table()).patch({ userId: person.userId });
    await row.set({ userSubscription: 'plus' }).go();
    for (let count = 0; count < 25; count += 1) await mine.saveSearch(aSearch());
    await expect(mine.saveSearch(aSearch())).rejects.toMatchObject({ code: 'search.tooMany' });
    await accountEntity(table()).patch({ userId: person.userId }).remove(['userSubscription']).go();
    const { searches, most } = await mine.listSearches({});
    expect([searches.length, most]).toEqual([25, 10]);
    await mine.deleteSearch({ searchId: searches[0]?.searchId ?? '' });
    await expect(mine.saveSearch(aSearch())).rejects.toMatchObject({ code: 'search.tooMany' });
  });

  it('refuses strangers, and names each wrong field', async () => {
    await expect(api.signedOut().saveSearch(aSearch())).rejects.toMatchObject({ code: 'auth.required' });
    const mine = api.signedInAs(await aPerson());
    await expect(mine.saveSearch(aSearch({ name: '' }))).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    });
  });
});
