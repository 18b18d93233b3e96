import { expect, it } from 'vitest';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { aCoHost, hostsApi } from '#tests/support/events/hosts.ts';

it('lists what one hosts with others between what one created, once each over its pages, until one steps down', async () => {
  const { event: theirs, host } = await anEvent({ localStart: inDays(2) });
  const person = await aCoHost(theirs, host);
  const { event: asked, host: asking } = await anEvent({ localStart: inDays(3) });
  await hostsApi.signedInAs(asking).inviteHost({ eventId: asked.eventId, userId: person.userId });
  const me = eventsApi.signedInAs(person);
  const [first, last] = [
    await me.scheduleEvent(eventDetails({ localStart: inDays(1) })),
    await me.scheduleEvent(eventDetails({ localStart: inDays(4) })),
  ];
  const mine = followingApi.signedInAs(person);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await mine.listMyEvents({ role: 'hosting', limit: 1, ...(cursor && { cursor }) });
    seen.push(...page.events.map(({ eventId }) => eventId));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([first.eventId, theirs.eventId, last.eventId]);
  await hostsApi.signedInAs(person).removeHost({ eventId: theirs.eventId, userId: person.userId });
  const { events } = await mine.listMyEvents({ role: 'hosting' });
  expect(events.map(({ eventId }) => eventId)).toEqual([first.eventId, last.eventId]);
});
