import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/people.ts';
import { aDraftSeason, seasonsApi } from '#tests/support/seasons.ts';
import { aMember, noTeam } from '#tests/support/teams.ts';

it('lists drafts for whoever manages seasons, and not for other members', async () => {
  const world = await aDraftSeason();
  const { owner, teamId } = world;
  const member = await aMember(world);
  const list = (person: { userId: string }, id = teamId) =>
    seasonsApi.signedInAs(person).listTeamSeasons({ teamId: id });
  expect(await list(owner)).toMatchObject({ mayManage: true, seasons: [{ status: 'draft' }] });
  expect(await list(member)).toMatchObject({ mayManage: false, seasons: [] });
  await expect(list(await aPerson(), noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
});
