import { expect, it } from 'vitest';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';

const visitor = followingApi.signedOut();

it('lists what a player hosts in public, soonest first, and nothing else of theirs', async () => {
  const { event, host } = await anEvent({ localStart: inDays(9) });
  const api = eventsApi.signedInAs(host);
  const soon = await api.scheduleEvent(eventDetails({ localStart: inDays(2) }));
  await api.scheduleEvent(eventDetails({ visibility: 'private' }));
  const seen = await visitor.listHostEvents({ hostId: host.userId });
  expect(seen.host).toEqual({ hostId: host.userId, displayName: host.displayName });
  expect(seen.events.map(({ eventId }) => eventId)).toEqual([soon.eventId, event.eventId]);
  const forged = visitor.listHostEvents({ hostId: host.userId, cursor: 'forged' });
  await expect(forged).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});

it('cannot tell who hosts nothing in public from no one', async () => {
  const { host } = await anEvent({ visibility: 'private' });
  for (const hostId of [host.userId, '00000000-0000-4000-8000-000000000000'])
    await expect(visitor.listHostEvents({ hostId })).rejects.toMatchObject({ code: 'favourite.notFound' });
});
