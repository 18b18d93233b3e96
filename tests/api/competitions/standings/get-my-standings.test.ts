import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPublished, noDivision, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { aMember, hideTeam } from '#tests/support/teams/teams.ts';

it('shows the table of a private community to its members only', async () => {
  const world = await aPublished();
  const { seasonId, divisionId } = world;
  const before = await schedulesApi.signedOut().getStandings({ seasonId, divisionId });
  await hideTeam(world);
  const member = schedulesApi.signedInAs(await aMember(world));
  expect(await member.getMyStandings({ seasonId, divisionId })).toEqual(before);
  const asOf = await member.getMyStandings({ seasonId, divisionId, asOf: '2027-03-01' });
  expect(asOf).toMatchObject({ asOf: '2027-03-01' });
  const stranger = schedulesApi.signedInAs(await aPerson()).getMyStandings({ seasonId, divisionId });
  await expect(stranger).rejects.toMatchObject({ code: 'season.notFound' });
  const elsewhere = member.getMyStandings({ seasonId, divisionId: noDivision });
  await expect(elsewhere).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
});
