import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDraftTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('lists drafts to their organizers only', async () => {
  const { owner, teamId, tournamentId } = await aDraftTournament();
  const list = (person: { userId: string }, id = teamId) =>
    tournamentsApi.signedInAs(person).listTeamTournaments({ teamId: id });
  expect(await list(owner)).toMatchObject({ mayManage: true, tournaments: [{ tournamentId }] });
  expect(await list(await aPerson())).toEqual({ mayManage: false, tournaments: [] });
  await expect(list(owner, noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
});
