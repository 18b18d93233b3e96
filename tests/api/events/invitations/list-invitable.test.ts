import { expect, it } from 'vitest';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';

it('names people who are in at events of the host, and the events to invite from', async () => {
  const { event: earlier, host } = await anEvent({ title: 'Before' });
  const [person] = await joiners(earlier.eventId, 1);
  const { eventId } = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  const [here] = await joiners(eventId, 1);
  await joiners((await anEvent()).event.eventId, 1);
  const { people, events } = await hostsApi.signedInAs(host).listInvitable({ eventId });
  expect(new Set(people.map(({ userId }) => userId))).toEqual(new Set([person!.userId, here!.userId]));
  const { startsAt } = earlier;
  expect(events).toEqual([{ eventId: earlier.eventId, title: 'Before', startsAt, people: 1 }]);
  await expect(hostsApi.signedInAs(host).listInvitable({ eventId: nowhere })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
