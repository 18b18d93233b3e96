import { expect, it } from 'vitest';
import { listsAtMost } from '#shared/events/favourites/favourite-words.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { favouritesOf, followingApi, keep } from '#tests/support/events/favourites.ts';

it('keeps lists in their order, and what was on one that goes without it', async () => {
  const [person, { event }] = [await aPerson(), await anEvent()];
  const api = followingApi.signedInAs(person);
  const first = await api.saveFavouriteLists({ lists: [{ name: 'Soon' }, { name: 'One day' }], version: 0 });
  const [soon, oneDay] = first.lists;
  await keep(person, event.eventId, { listId: soon!.listId });
  const second = await api.saveFavouriteLists({ lists: [{ ...oneDay!, name: 'Some day' }], version: first.version });
  expect(second.lists).toEqual([{ listId: oneDay!.listId, name: 'Some day' }]);
  const [kept] = await favouritesOf(person);
  expect(kept).toMatchObject({ refId: event.eventId });
  expect(kept).not.toHaveProperty('listId');
});

it('refuses lists that changed meanwhile, one that is not theirs, and more than twenty', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const api = followingApi.signedInAs(person);
  const { lists } = await followingApi.signedInAs(other).saveFavouriteLists({ lists: [{ name: 'Mine' }], version: 0 });
  await expect(api.saveFavouriteLists({ lists: [...lists], version: 0 })).rejects.toMatchObject({
    code: 'list.notFound',
  });
  await api.saveFavouriteLists({ lists: [{ name: 'Soon' }], version: 0 });
  await expect(api.saveFavouriteLists({ lists: [], version: 0 })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 1 },
  });
  const many = Array.from({ length: listsAtMost + 1 }, (_, at) => ({ name: `List ${at}` }));
  await expect(api.saveFavouriteLists({ lists: many, version: 1 })).rejects.toMatchObject({
    fields: { lists: 'At most 20 lists.' },
  });
});

it('lets one of two windows save at the same time', async () => {
  const api = followingApi.signedInAs(await aPerson());
  const tried = await Promise.allSettled(
    ['One', 'Two'].map((name) => api.saveFavouriteLists({ lists: [{ name }], version: 0 })),
  );
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
