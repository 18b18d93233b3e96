import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, invitesApi, noTeam, rosterApi, teamsApi } from '#tests/support/teams/teams.ts';

it('lists players by name alone before they have an account, and tells no one', async () => {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  const people = [
    { name: 'Lena Ortiz' },
    { name: 'Theo Park', email: 'theo@listed.example', jersey: '21' },
    { name: 'Grace Kim', phone: '+15125550142' },
  ];
  expect(await mine.addRosterPeople({ teamId, people })).toEqual({ added: 3, skipped: [] });
  const listed = (await mine.listRoster({ teamId })).people;
  expect(listed).toMatchObject([
    { name: 'Grace Kim', status: 'notInvited', details: { contact: { phone: '+15125550142' } } },
    { name: 'Lena Ortiz', status: 'notInvited' },
    { name: 'Theo Park', email: 'theo@listed.example', details: { jersey: '21' } },
  ]);
  expect((await mine.listRoster({ teamId, q: 'theo' })).people).toHaveLength(1);
  expect((await mine.listRoster({ teamId, role: 'member' })).people).toEqual([]);
  await product.drain();
  expect(product.mails('theo@listed.example')).toEqual([]);
});

it('passes over players who are on the roster already, however they are written', async () => {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  await mine.addRosterPeople({ teamId, people: [{ name: 'Sam Lee', email: 'sam@listed.example' }] });
  const again = [{ name: 'sam lee' }, { name: 'Samuel', email: 'Sam@listed.example' }, { name: 'Jo Winters' }];
  expect(await mine.addRosterPeople({ teamId, people: again })).toEqual({ added: 1, skipped: ['sam lee', 'Samuel'] });
});

it('shows them to those who manage the roster, and to no one else', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const member = await aMember(world);
  await rosterApi.signedInAs(owner).addRosterPeople({ teamId, people: [{ name: 'Lena Ortiz' }] });
  const seen = await rosterApi.signedInAs(member).listRoster({ teamId });
  expect([seen.people, JSON.stringify(seen).includes('Lena')]).toEqual([[], false]);
  const adding = rosterApi.signedInAs(member).addRosterPeople({ teamId, people: [{ name: 'A Friend' }] });
  await expect(adding).rejects.toMatchObject({ code: 'access.denied' });
});

it('invites all who have an email, once, each as the player that they are', async () => {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  const people = [{ name: 'Theo Park', email: 'theo2@listed.example' }, { name: 'Lena Ortiz' }];
  await mine.addRosterPeople({ teamId, people });
  const inviteIds = (await mine.listRoster({ teamId })).people.map(({ inviteId }) => inviteId);
  const invite = () => invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds });
  expect([await invite(), await invite()]).toEqual([{ invited: 1 }, { invited: 0 }]);
  const after = (await mine.listRoster({ teamId })).people;
  expect(after.map(({ name, status }) => [name, status])).toEqual([
    ['Lena Ortiz', 'notInvited'],
    ['Theo Park', 'invited'],
  ]);
  await product.drain();
  expect(product.mails('theo2@listed.example')).toHaveLength(1);
});

it('refuses an archive and what is not there', async () => {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  const add = (where = teamId) => mine.addRosterPeople({ teamId: where, people: [{ name: 'Lena Ortiz' }] });
  await expect(add(noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(add()).rejects.toMatchObject({ code: 'team.archived' });
});
