import { afterEach, expect, it } from 'vitest';
import { aCommunityEvent, invitesTo, sendInvited } from '#tests/support/events/communities.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('asks no one else of the community, and cannot be stopped again', async () => {
  const { owner, members, eventId, event } = await aCommunityEvent();
  const api = hostsApi.signedInAs(owner);
  const inviteSendAt = new Date(Date.parse(event.startsAt) - 3 * 86_400_000).toISOString();
  const { invitationId } = await api.inviteCommunity({ eventId, whom: { rule: 'all' }, inviteSendAt });
  await api.stopCommunityInvitation({ eventId, invitationId });
  product.clock.moveTo(new Date(Date.parse(inviteSendAt) + 60_000));
  await sendInvited();
  expect(members.map((person) => invitesTo(person).length)).toEqual([0, 0, 0]);
  expect((await api.listInvitees({ eventId })).community).toMatchObject([{ status: 'stopped', invited: 0 }]);
  await expect(api.stopCommunityInvitation({ eventId, invitationId })).rejects.toMatchObject({
    code: 'invitation.notFound',
  });
  await expect(api.stopCommunityInvitation({ eventId: nowhere, invitationId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
