import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { exportsApi, readFeed } from '#tests/support/events/feeds.ts';

it('ends a link at once and leaves the others', async () => {
  const me = exportsApi.signedInAs(await aPerson());
  const [first, second] = [
    await me.createFeed({ kind: 'everything', label: 'Phone' }),
    await me.createFeed({ kind: 'everything', label: 'Desk' }),
  ];
  await me.revokeFeed({ feedId: first.feedId });
  expect([(await readFeed(first.url)).status, (await readFeed(second.url)).status]).toEqual([404, 200]);
  expect((await me.listFeeds({})).feeds.map(({ label }) => label)).toEqual(['Desk']);
});

it('does not reach another person’s link', async () => {
  const [me, other] = [exportsApi.signedInAs(await aPerson()), exportsApi.signedInAs(await aPerson())];
  const { feedId, url } = await me.createFeed({ kind: 'everything', label: 'Phone' });
  await expect(other.revokeFeed({ feedId })).rejects.toMatchObject({ code: 'feed.notFound' });
  await expect(exportsApi.signedOut().revokeFeed({ feedId })).rejects.toMatchObject({ code: 'auth.required' });
  expect((await readFeed(url)).status).toBe(200);
});
