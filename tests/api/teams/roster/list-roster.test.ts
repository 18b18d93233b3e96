import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { fieldId, saveSheet, secretId, squadId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, noTeam, rosterApi, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

const said = {
  ...noDetails,
  jersey: '07',
  positions: ['Setter'],
  squadIds: [squadId],
  tags: ['new'],
  notes: 'Knee',
  name: 'Ace',
  contact: { phone: '+15125550100' },
  fields: { [fieldId]: 'L', [secretId]: 'Nuts' },
};

it('shows each reader what of a line is for them', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const [ace, admin, member] = [await aMember(world), await aMember(world, ['admin']), await aMember(world)];
  await rosterApi.signedInAs(admin).changeRosterDetails({ teamId, userId: ace.userId, version: 0, details: said });
  await rosterApi.signedInAs(owner).changeRosterDetails({ teamId, userId: ace.userId, version: 1, details: said });
  const blind = { ...said, fields: { [fieldId]: 'L', [secretId]: 'None' } };
  await rosterApi.signedInAs(admin).changeRosterDetails({ teamId, userId: ace.userId, version: 2, details: blind });
  const seen = async (person: { userId: string }) => {
    const { entries } = await rosterApi.signedInAs(person).listRoster({ teamId, q: 'ace' });
    return entries.map(({ displayName, details }) => ({ displayName, ...details }))[0];
  };
  const { notes: _, tags: __, contact: ___, items: ____, ...open } = said;
  expect(await seen(member)).toEqual({ displayName: 'Ace', ...open, fields: { [fieldId]: 'L' } });
  expect(await seen(admin)).toMatchObject({ notes: 'Knee', contact: said.contact, fields: { [fieldId]: 'L' } });
  expect((await seen(admin))?.fields).not.toHaveProperty(secretId);
  expect((await seen(owner))?.fields).toMatchObject({ [secretId]: 'Nuts' });
  expect((await seen(ace))?.fields).toMatchObject({ [secretId]: 'Nuts' });
});

it('finds people by role and by squad', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const [coach, junior] = [await aMember(world, ['coach']), await aMember(world)];
  const mine = rosterApi.signedInAs(owner);
  const details = { ...noDetails, squadIds: [squadId] };
  await mine.changeRosterDetails({ teamId, userId: junior.userId, version: 0, details });
  const found = async (asked: object) => (await mine.listRoster({ teamId, ...asked })).entries.map((one) => one.userId);
  expect(await found({ role: 'coach' })).toEqual([coach.userId]);
  expect(await found({ squadId })).toEqual([junior.userId]);
});

it('is for members, but for their own line for admins where the team says so, and for no one by a made-up cursor', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [member, stranger] = [await aMember(world), await aPerson()];
  const list = (person: { userId: string }, asked: object = {}) =>
    rosterApi.signedInAs(person).listRoster({ teamId, ...asked });
  await expect(list(stranger)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(list(stranger, { teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(list(member, { cursor: 'x' })).rejects.toMatchObject({ code: 'request.cursorInvalid' });
  const hidden = { ...teamDetails({ rosterVisibility: 'admins' }), teamId, version: 1 };
  await teamsApi.signedInAs(owner).changeTeam(hidden);
  const closed = await list(member);
  expect(closed).toMatchObject({ isClosed: true, entries: [], own: { userId: member.userId } });
  expect(await list(owner)).toMatchObject({ isClosed: false, own: { userId: owner.userId } });
});
