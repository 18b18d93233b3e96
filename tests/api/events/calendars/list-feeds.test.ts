import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';

it('lists one’s own calendar links, newest first, without their addresses', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await exportsApi.signedInAs(other).createFeed({ kind: 'hosting', label: 'Theirs' });
  await exportsApi.signedInAs(me).createFeed({ kind: 'joining', label: 'Phone' });
  const { feeds } = await exportsApi.signedInAs(me).listFeeds({});
  expect(feeds.map(({ label, kind }) => [label, kind])).toEqual([['Phone', 'joining']]);
  expect(feeds[0]).not.toHaveProperty('url');
});

it('lists nothing to a stranger', async () => {
  await expect(exportsApi.signedOut().listFeeds({})).rejects.toMatchObject({ code: 'auth.required' });
});
