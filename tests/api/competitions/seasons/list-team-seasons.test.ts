import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDraftSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aDraftTournament } from '#tests/support/competitions/tournaments.ts';
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

it('lists the tournaments of the community as well, drafts for those who manage them', async () => {
  const { owner, teamId, tournamentId } = await aDraftTournament();
  const list = (person: { userId: string }) => seasonsApi.signedInAs(person).listTeamSeasons({ teamId });
  expect(await list(owner)).toMatchObject({ seasons: [], tournaments: [{ tournamentId, status: 'draft' }] });
  expect(await list(await aPerson())).toMatchObject({ tournaments: [] });
});
