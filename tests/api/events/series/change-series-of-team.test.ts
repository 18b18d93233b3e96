import { expect, it } from 'vitest';
import { aSeries, detailsOf, seriesApi } from '#tests/support/events/series.ts';
import { aMember, aTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('puts all dates of a series under a community, by anyone who manages its events', async () => {
  const { event, host } = await aSeries();
  const team = await aTeam();
  const change = (version: number) =>
    seriesApi.signedInAs(host).changeSeries({
      ...detailsOf(event),
      eventId: event.eventId,
      version,
      scope: 'all',
      hostingTeam: team.teamId,
    });
  await expect(change(1)).rejects.toMatchObject({ code: 'access.denied' });
  await aMember(team, ['admin'], host);
  await teamsApi.signedInAs(team.owner).setTeamStanding({ teamId: team.teamId, version: 1, to: 'archived' });
  await expect(change(1)).rejects.toMatchObject({ code: 'team.archived' });
  await teamsApi.signedInAs(team.owner).setTeamStanding({ teamId: team.teamId, version: 2, to: 'active' });
  await expect(change(1)).resolves.toMatchObject({ hostingTeam: team.teamId, teamName: team.team.name });
});
