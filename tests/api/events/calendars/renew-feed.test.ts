import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { exportsApi, readFeed } from '#tests/support/events/feeds.ts';

it('gives a link a new address, and the old one stops at once', async () => {
  const me = exportsApi.signedInAs(await aPerson());
  const before = await me.createFeed({ kind: 'everything', label: 'Phone' });
  const after = await me.renewFeed({ feedId: before.feedId });
  expect(after).toMatchObject({ feedId: before.feedId, label: 'Phone', renewedAt: expect.any(String) });
  expect([(await readFeed(before.url)).status, (await readFeed(after.url)).status]).toEqual([404, 200]);
});

it('does not reach another person’s link, nor one that is gone', async () => {
  const [me, other] = [exportsApi.signedInAs(await aPerson()), exportsApi.signedInAs(await aPerson())];
  const { feedId, url } = await me.createFeed({ kind: 'everything', label: 'Phone' });
  await expect(other.renewFeed({ feedId })).rejects.toMatchObject({ code: 'feed.notFound' });
  expect((await readFeed(url)).status).toBe(200);
  await me.revokeFeed({ feedId });
  await expect(me.renewFeed({ feedId })).rejects.toMatchObject({ code: 'feed.notFound' });
  await expect(exportsApi.signedOut().renewFeed({ feedId })).rejects.toMatchObject({ code: 'auth.required' });
});
