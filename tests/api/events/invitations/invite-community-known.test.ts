import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCommunityEvent, invitesTo, sendInvited } from '#tests/support/events/communities.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';
import { aHolder, aMember } from '#tests/support/teams/teams.ts';

afterEach(() => product.clock.reset());

it('asks young members with the others, who could not be invited by a host from outside', async () => {
  const team = await aCommunityEvent();
  const { owner, eventId } = team;
  const birthdate = `${product.clock.now().getUTCFullYear() - 15}-01-01`;
  const [member, outsider] = [await aPerson({ birthdate }), await aPerson({ birthdate })];
  await aMember(team, [], member);
  const api = hostsApi.signedInAs(owner);
  expect(await api.invitePeople({ eventId, userIds: [member.userId, outsider.userId] })).toEqual({ invited: 0 });
  await api.inviteCommunity({ eventId, whom: { rule: 'all' } });
  await sendInvited();
  expect([member, outsider].map((person) => invitesTo(person).length)).toEqual([1, 0]);
});

it('tells no one again whose address was invited, and shows the host no more than of everyone', async () => {
  const team = await aCommunityEvent();
  const { owner, members, eventId } = team;
  const holder = await aHolder();
  await aMember(team, [], holder);
  const api = hostsApi.signedInAs(owner);
  await api.inviteAddresses({ eventId, people: [{ email: holder.email }] });
  await sendInvited();
  expect(invitesTo(holder)).toHaveLength(1);
  await api.inviteCommunity({ eventId, whom: { rule: 'all' } });
  await sendInvited();
  expect([holder, ...members].map((person) => invitesTo(person).length)).toEqual([1, 1, 1, 1]);
  const { invitees, community } = await api.listInvitees({ eventId });
  expect(community).toMatchObject([{ status: 'sent', invited: 4 }]);
  expect(invitees.find(({ userId }) => userId === holder.userId)).toMatchObject({ status: 'invited' });
});
