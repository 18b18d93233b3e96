import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { followingApi, keep } from '#tests/support/events/favourites.ts';

it('lists the hosts that a player follows with what they host next, page by page', async () => {
  const fan = await aPerson();
  const api = followingApi.signedInAs(fan);
  const hosted = await Promise.all(Array.from({ length: 11 }, () => anEvent()));
  for (const { host } of hosted) await api.addFavourite({ kind: 'person', refId: host.userId });
  const [{ event, host }] = [hosted[0]!];
  await keep(fan, event.eventId);
  const first = await api.listFollowedHosts({});
  const rest = await api.listFollowedHosts({ cursor: first.nextCursor });
  const all = [...first.hosts, ...rest.hosts];
  expect(new Set(all.map(({ hostId }) => hostId))).toEqual(new Set(hosted.map((one) => one.host.userId)));
  expect(all.find(({ hostId }) => hostId === host.userId)).toMatchObject({
    available: true,
    displayName: host.displayName,
    next: [{ eventId: event.eventId }],
  });
  await api.removeFavourite({ kind: 'person', refId: host.userId });
  const left = [...(await api.listFollowedHosts({})).hosts.map(({ hostId }) => hostId)];
  expect(left).not.toContain(host.userId);
  await expect(api.listFollowedHosts({ cursor: 'forged' })).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});
