import { expect, it } from 'vitest';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aCoHost, hostsApi } from '#tests/support/events/hosts.ts';

it('lists what one is asked to host, hosts with others and is invited to, while it is to come', async () => {
  const [ours, asked, party, off] = [await anEvent(), await anEvent(), await anEvent(), await anEvent()];
  const person = await aCoHost(ours.event, ours.host);
  const { userId } = person;
  await hostsApi.signedInAs(asked.host).inviteHost({ eventId: asked.event.eventId, userId });
  for (const { event, host } of [party, off])
    await hostsApi.signedInAs(host).invitePeople({ eventId: event.eventId, userIds: [userId] });
  const { eventId, version } = off.event;
  await eventsApi.signedInAs(off.host).cancelEvent({ eventId, version, reason: 'weather' });
  const { hosting, invitations } = await hostsApi.signedInAs(person).listInvitations({});
  expect(Object.fromEntries(hosting.map(({ event, status }) => [event.eventId, status]))).toEqual({
    [ours.event.eventId]: 'confirmed',
    [asked.event.eventId]: 'invited',
  });
  const { displayName: invitedBy } = party.host;
  expect(invitations).toMatchObject([{ event: { eventId: party.event.eventId }, invitedBy, status: 'invited' }]);
  await eventsApi.signedInAs(person).replyToEvent({ eventId: party.event.eventId, reply: 'maybe' });
  expect((await hostsApi.signedInAs(person).listInvitations({})).invitations).toMatchObject([{ status: 'maybe' }]);
});
