import { expect, it, vi } from 'vitest';
import { aTeam, invitesApi, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

async function aMerge() {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  const email = 'park@split.example';
  await mine.addRosterPeople({
    teamId,
    people: [
      { name: 'Theo Park', jersey: '7' },
      { name: 'T. Park', email },
    ],
  });
  const listed = async () => (await mine.listRoster({ teamId })).people;
  const before = await listed();
  const [park, theo] = before;
  const record = ({ inviteId = '', version = 1 }: Partial<NonNullable<typeof park>> = {}) => ({ inviteId, version });
  const { mergeId } = await mine.mergeRosterPeople({ teamId, kept: record(theo), other: record(park) });
  return { teamId, owner, mine, listed, before, mergeId, email };
}

const said = (people: readonly { name: string; email?: string | undefined; status: string; details: object }[]) =>
  people.map(({ name, email, status, details }) => ({ name, email, status, details }));

it('has both records again, each with what was theirs', async () => {
  const { teamId, mine, listed, before, mergeId } = await aMerge();
  await mine.undoRosterMerge({ teamId, mergeId });
  expect(said(await listed())).toEqual(said(before));
  expect((await mine.listRoster({ teamId })).merges).toEqual([]);
});

it('keeps what was changed since, and invites both as who they are', async () => {
  const { teamId, owner, mine, listed, mergeId, email } = await aMerge();
  const [theo] = await listed();
  const { inviteId = '', version = 0 } = theo ?? {};
  await mine.changeRosterPerson({ teamId, inviteId, version, name: 'Theodore Park', email, jersey: '9' });
  await mine.undoRosterMerge({ teamId, mergeId });
  const people = await listed();
  expect(people).toMatchObject([
    { name: 'T. Park', email },
    { name: 'Theodore Park', details: { jersey: '9' } },
  ]);
  expect(people[1]?.email).toBeUndefined();
  const { invited } = await invitesApi
    .signedInAs(owner)
    .inviteToTeam({ teamId, inviteIds: people.map((one) => one.inviteId) });
  expect(invited).toBe(1);
});

it('refuses a merge that was undone, is over, or never was', async () => {
  const { teamId, mine, mergeId } = await aMerge();
  const undo = (more: object = {}) => mine.undoRosterMerge({ teamId, mergeId, ...more });
  const never = undo({ mergeId: 'mrg_00000000000000000000000000' });
  await expect(never).rejects.toMatchObject({ code: 'team.mergeNotFound' });
  await expect(undo({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
  await expect(undo()).rejects.toMatchObject({ code: 'team.mergeNotFound' });
  vi.useRealTimers();
  await undo();
  await expect(undo()).rejects.toMatchObject({ code: 'team.mergeNotFound' });
});

it('refuses where the address of the other was invited anew', async () => {
  const { teamId, owner, mine, listed, mergeId, email } = await aMerge();
  const [theo] = await listed();
  const { inviteId = '', version = 0 } = theo ?? {};
  await mine.changeRosterPerson({ teamId, inviteId, version, name: 'Theo Park' });
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, emails: [email] });
  await expect(mine.undoRosterMerge({ teamId, mergeId })).rejects.toMatchObject({ code: 'team.personKnown' });
});
