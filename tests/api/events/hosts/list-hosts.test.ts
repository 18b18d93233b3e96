import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';

it('shows hosts who was asked and who declined, and nobody else', async () => {
  const [{ event, host }, friend] = [await anEvent(), await aPerson()];
  const { eventId } = event;
  const api = hostsApi.signedInAs(host);
  const creator = { userId: host.userId, displayName: host.displayName, status: 'confirmed' };
  expect(await api.listHosts({ eventId })).toEqual({ hosts: [creator] });
  await api.inviteHost({ eventId, userId: friend.userId });
  await hostsApi.signedInAs(friend).answerHosting({ eventId, answer: 'declined' });
  const { userId, displayName } = friend;
  expect(await api.listHosts({ eventId })).toEqual({ hosts: [creator, { userId, displayName, status: 'declined' }] });
  await expect(hostsApi.signedInAs(friend).listHosts({ eventId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(api.listHosts({ eventId: nowhere })).rejects.toMatchObject({ code: 'event.notFound' });
});
