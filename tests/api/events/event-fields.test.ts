import { expect, it } from 'vitest';
import { EventId } from '#shared/ids.ts';
import { eventDetails, eventsApi } from '#tests/support/events.ts';
import { aPerson, austin } from '#tests/support/people.ts';

const { placeId, name, lat, lng } = austin;

it('keeps what the specification says of an event', async () => {
  const host = await aPerson();
  const said = {
    title: 'Kubb by the lake',
    gameTypeId: 'other',
    otherGameType: 'Kubb',
    localStart: '2031-07-04T18:30',
    timeZone: 'America/Chicago',
    duration: { hours: 1, minutes: 45 },
    description: 'Bring water.\nAnd a hat.',
    visibility: 'private' as const,
    allowLateRsvp: true,
    allowWaitlist: false,
  };
  const { eventId } = await eventsApi.signedInAs(host).scheduleEvent(eventDetails(said));
  const { event } = await eventsApi.signedInAs(host).getEvent({ eventId });
  expect(EventId.safeParse(event.eventId).success).toBe(true);
  expect(event).toMatchObject({ ...said, startsAt: '2031-07-04T23:30:00.000Z', creatorId: host.userId });
  expect(event.location).toMatchObject({ kind: 'place', city: { placeId, name, lat, lng }, point: { lat, lng } });
  expect(event).not.toHaveProperty('cancelled');
  const why = { reason: 'weather' as const, message: 'Storm.' };
  const cancelled = await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, ...why });
  expect(cancelled).toMatchObject({ ...said, status: 'cancelled', cancelled: why });
});
