import { expect, it } from 'vitest';
import { EventId } from '#shared/ids.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';

const { placeId, name, lat, lng } = austin;

it('keeps what the specification says of an event', async () => {
  const host = await aPerson();
  const said = {
    title: 'Kubb by the lake',
    gameTypeId: 'other',
    otherGameType: 'Kubb',
    localStart: '2028-07-07T18:30',
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
  expect(event).toMatchObject({ ...said, startsAt: '2028-07-07T23:30:00.000Z', creatorId: host.userId });
  expect(event.location).toMatchObject({ kind: 'place', city: { placeId, name, lat, lng }, point: { lat, lng } });
  expect(event).not.toHaveProperty('cancelled');
  const why = { reason: 'weather' as const, message: 'Storm.' };
  const cancelled = await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, ...why });
  expect(cancelled).toMatchObject({ ...said, status: 'cancelled', cancelled: why });
});

it('keeps what a host decided about answers', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const said = {
    allowParticipantGuests: true,
    guestLimit: 3,
    guestNamesRequired: true,
    waitlistMode: 'fifo_offer' as const,
    waitlistMax: 20,
    creatorApprovalNeeded: true,
    approvalMode: 'peer_majority' as const,
    approvalQuestions: ['Which side?'],
    rsvpOpensHoursBefore: 48,
    rsvpDeadlineHoursBefore: 2,
    allowLateRsvp: true,
    hasMinimumNeeded: true,
    minimumNeeded: 4,
    hoursToCancelBefore: 12,
    countGuestsInMinimum: false,
  };
  const { eventId } = await host.scheduleEvent(eventDetails({ ...said, localStart: '2028-07-07T18:30' }));
  const { event } = await host.getEvent({ eventId });
  const instants = { rsvpOpensAt: '2028-07-05T23:30:00.000Z', rsvpDeadline: '2028-07-07T21:30:00.000Z' };
  expect(event).toMatchObject({ ...said, ...instants, minimumKept: false });
  const moved = await host.changeEvent({ ...eventDetails(), eventId, version: 1, localStart: '2028-07-08T18:30' });
  expect(moved).toMatchObject({ allowParticipantGuests: false, waitlistMode: 'auto_add', hasMinimumNeeded: false });
  expect(moved).not.toHaveProperty('rsvpDeadline');
});
