import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import {
  aHolder,
  aTeam,
  invitesApi,
  inviteTokenFor,
  membersApi,
  noTeam,
  rosterApi,
} from '#tests/support/teams/teams.ts';

async function twoRecords(emails: { readonly theo?: string; readonly park?: string } = {}) {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  const people = [
    { name: 'Theo Park', jersey: '7', ...(emails.theo && { email: emails.theo }) },
    { name: 'T. Park', phone: '+15125550142', ...(emails.park && { email: emails.park }) },
  ];
  await mine.addRosterPeople({ teamId, people });
  const find = async (name: string) => (await mine.listRoster({ teamId })).people.find((one) => one.name === name)!;
  const [theo, park] = [await find('Theo Park'), await find('T. Park')];
  const recordOf = ({ inviteId, version }: typeof theo) => ({ inviteId, version });
  const merge = async () =>
    mine.mergeRosterPeople({
      teamId,
      kept: recordOf(await find('Theo Park')),
      other: recordOf(await find('T. Park')),
    });
  return { teamId, owner, mine, find, theo, park, merge };
}

it('makes one player of two records: what the one that stays lacks comes from the other', async () => {
  const { teamId, mine, merge } = await twoRecords({ park: 'park@merged.example' });
  const { keptName, otherName, undoUntil, at } = await merge();
  expect([keptName, otherName]).toEqual(['Theo Park', 'T. Park']);
  expect(Date.parse(undoUntil) - Date.parse(at)).toBe(7 * 24 * 60 * 60_000);
  const { people, merges } = await mine.listRoster({ teamId });
  expect(people).toMatchObject([
    { name: 'Theo Park', email: 'park@merged.example', details: { jersey: '7', contact: { phone: '+15125550142' } } },
  ]);
  expect(merges).toMatchObject([{ keptName: 'Theo Park', otherName: 'T. Park' }]);
});

it('keeps a member, whose line gets what the roster said of them before', async () => {
  const { teamId, mine, park } = await twoRecords();
  const person = await aHolder();
  await membersApi.signedInAs(person).joinTeam({ teamId });
  const { inviteId, version } = park;
  const kept = { userId: person.userId, version: 0 };
  await mine.mergeRosterPeople({ teamId, kept, other: { inviteId, version } });
  const { people, entries } = await mine.listRoster({ teamId });
  expect(people.map(({ name }) => name)).toEqual(['Theo Park']);
  const line = entries.find(({ userId }) => userId === person.userId);
  expect(line?.details).toMatchObject({ contact: { phone: '+15125550142' } });
});

it('answers the invitation of either record as the one that stays', async () => {
  const [theirs, other] = [await aHolder(), await aHolder()];
  const { teamId, owner, mine, theo, park, merge } = await twoRecords({ theo: theirs.email, park: other.email });
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [theo.inviteId, park.inviteId] });
  const token = await inviteTokenFor(other.email);
  await merge();
  await invitesApi.signedInAs(other).answerTeamInvite({ token, answer: 'accept' });
  const { people, entries } = await mine.listRoster({ teamId });
  expect([people, entries.find(({ userId }) => userId === other.userId)?.details.jersey]).toEqual([[], '7']);
  const late = invitesApi
    .signedInAs(theirs)
    .answerTeamInvite({ token: await inviteTokenFor(theirs.email), answer: 'accept' });
  await expect(late).rejects.toMatchObject({ code: 'team.inviteInvalid' });
});

it('counts the invitation of the other where the one that stays has none', async () => {
  const person = await aHolder();
  const { teamId, owner, find, park, merge } = await twoRecords({ park: person.email });
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [park.inviteId] });
  const token = await inviteTokenFor(person.email);
  await merge();
  expect((await find('Theo Park')).status).toBe('invited');
  await invitesApi.signedInAs(person).answerTeamInvite({ token, answer: 'accept' });
  await product.drain();
  expect(await find('Theo Park')).toBeUndefined();
});

it('refuses records that are not there, that are one, or that moved', async () => {
  const { teamId, owner, mine, theo, park } = await twoRecords();
  const [kept, other] = [theo, park].map(({ inviteId, version }) => ({ inviteId, version })) as [never, never];
  const merge = (more: object) => mine.mergeRosterPeople({ teamId, kept, other, ...more });
  const nowhere = { inviteId: 'inv_00000000000000000000000000', version: 1 };
  await expect(merge({ other: nowhere })).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(merge({ kept: nowhere })).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(merge({ kept: other })).rejects.toMatchObject({ code: 'team.memberNotFound' });
  const stranger = { userId: (await aHolder()).userId, version: 0 };
  await expect(merge({ kept: stranger })).rejects.toMatchObject({ code: 'team.memberNotFound' });
  const moved = { kept: { inviteId: theo.inviteId, version: 2 } };
  await expect(merge(moved)).rejects.toMatchObject({ code: 'record.changed' });
  await expect(merge({ kept: { userId: owner.userId, version: 3 } })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(merge({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  expect((await mine.listRoster({ teamId })).people).toHaveLength(2);
});
