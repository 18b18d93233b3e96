import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { saveSheet, secretId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('takes the roster out without anything that a spreadsheet would run, sensitive answers for the owner alone', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const [member, admin] = [await aMember(world), await aMember(world, ['admin'])];
  const details = {
    ...noDetails,
    name: '=SUM(A1)',
    jersey: '07',
    fields: { [secretId]: 'Nuts' },
    items: { itemaaaa: 'done' as const },
  };
  await rosterApi.signedInAs(owner).changeRosterDetails({ teamId, userId: member.userId, version: 0, details });
  const file = await rosterApi.signedInAs(owner).exportRoster({ teamId });
  expect(file).toContain(`${member.userId},"'=SUM(A1)",,,07,,yes,,,,,,,,,,,Nuts,done`);
  expect(await rosterApi.signedInAs(admin).exportRoster({ teamId })).not.toContain('Nuts');
  const gone = rosterApi.signedInAs(owner).exportRoster({ teamId: noTeam });
  await expect(gone).rejects.toMatchObject({ code: 'team.notFound' });
});
