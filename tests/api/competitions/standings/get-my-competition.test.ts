import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPublished, noDivision, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { aMember, hideTeam } from '#tests/support/teams/teams.ts';

it('shows what a table of a private community follows from to its members only', async () => {
  const world = await aPublished();
  const { seasonId, divisionId } = world;
  const before = await schedulesApi.signedOut().getCompetition({ seasonId, divisionId });
  await hideTeam(world);
  const member = schedulesApi.signedInAs(await aMember(world));
  expect(await member.getMyCompetition({ seasonId, divisionId })).toEqual(before);
  const stranger = schedulesApi.signedInAs(await aPerson()).getMyCompetition({ seasonId, divisionId });
  await expect(stranger).rejects.toMatchObject({ code: 'season.notFound' });
  const elsewhere = member.getMyCompetition({ seasonId, divisionId: noDivision });
  await expect(elsewhere).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
});
