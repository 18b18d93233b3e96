import { expect, it } from 'vitest';
import { aTeam, invitesApi, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

async function aListed() {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  const people = [
    { name: 'Lena Ortiz', jersey: '7' },
    { name: 'Theo Park', email: 'theo3@listed.example' },
  ];
  await mine.addRosterPeople({ teamId, people });
  const find = async (name: string) => (await mine.listRoster({ teamId })).people.find((one) => one.name === name)!;
  return { teamId, owner, mine, find, lena: await find('Lena Ortiz'), theo: await find('Theo Park') };
}

it('changes one cell and keeps what else the roster says', async () => {
  const { teamId, mine, lena, find } = await aListed();
  const { inviteId, version } = lena;
  const change = { teamId, inviteId, version, name: 'Lena Ortiz', jersey: '7', email: 'lena@listed.example' };
  expect(await mine.changeRosterPerson(change)).toEqual({ version: version + 1 });
  expect(await find('Lena Ortiz')).toMatchObject({ email: 'lena@listed.example', details: { jersey: '7' } });
  await expect(mine.changeRosterPerson(change)).rejects.toMatchObject({ code: 'record.changed' });
});

it('invites another address anew', async () => {
  const { teamId, owner, mine, theo, find } = await aListed();
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [theo.inviteId] });
  const { version, inviteId, status } = await find('Theo Park');
  await mine.changeRosterPerson({ teamId, inviteId, version, name: 'Theo Park', email: 'park@listed.example' });
  expect([status, (await find('Theo Park')).status]).toEqual(['invited', 'notInvited']);
});

it('refuses an email that another player has, and who is not there', async () => {
  const { teamId, mine, lena } = await aListed();
  const { inviteId, version, name } = lena;
  const change = (more: object) => mine.changeRosterPerson({ teamId, inviteId, version, name, ...more });
  await expect(change({ email: 'theo3@listed.example' })).rejects.toMatchObject({ code: 'team.personKnown' });
  const gone = change({ inviteId: 'inv_00000000000000000000000000' });
  await expect(gone).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(change({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
