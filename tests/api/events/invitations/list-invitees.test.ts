import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';

it('shows hosts the answer of each person they invited', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees', capacity: 1 });
  const { eventId, startsAt } = event;
  const api = hostsApi.signedInAs(host);
  const named = (displayName: string) => aPerson({ displayName });
  const [ann, bob, cem, dee, eve] = await Promise.all(['Ann', 'Bob', 'Cem', 'Dee', 'Eve'].map(named));
  await api.invitePeople({ eventId, userIds: [ann!, bob!, cem!, dee!].map(({ userId }) => userId) });
  const inviteSendAt = new Date(Date.parse(startsAt) - 3_600_000).toISOString();
  await api.invitePeople({ eventId, userIds: [eve!.userId], inviteSendAt });
  await eventsApi.signedInAs(ann!).joinEvent({ eventId });
  await eventsApi.signedInAs(bob!).joinEvent({ eventId });
  await eventsApi.signedInAs(cem!).replyToEvent({ eventId, reply: 'declined' });
  const { invitees } = await api.listInvitees({ eventId });
  expect(invitees.map(({ displayName, status }) => [displayName, status])).toEqual([
    ['Ann', 'in'],
    ['Bob', 'waiting'],
    ['Cem', 'declined'],
    ['Dee', 'invited'],
    ['Eve', 'planned'],
  ]);
  expect(invitees[4]).toMatchObject({ inviteSendAt });
  await expect(api.listInvitees({ eventId: nowhere })).rejects.toMatchObject({ code: 'event.notFound' });
});
