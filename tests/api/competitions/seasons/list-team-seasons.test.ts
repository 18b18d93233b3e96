import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDraftSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aMember, noTeam } from '#tests/support/teams/teams.ts';

it('lists drafts only for members who manage seasons', async () => {
  const world = await aDraftSeason();
  const { owner, teamId } = world;
  const member = await aMember(world);
  const list = (person: { userId: string }, id = teamId) =>
    seasonsApi.signedInAs(person).listTeamSeasons({ teamId: id });
  expect(await list(owner)).toMatchObject({ mayManage: true, seasons: [{ status: 'draft' }] });
  expect(await list(member)).toMatchObject({ mayManage: false, seasons: [] });
  await expect(list(await aPerson(), noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
});
