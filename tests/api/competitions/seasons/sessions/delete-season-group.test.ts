import { expect, it } from 'vitest';
import { noGroup, seasonDetails, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('deletes a group that no season belongs to', async () => {
  const { teamId, owner } = await aTeam();
  const mine = seasonsApi.signedInAs(owner);
  const { seasonGroupId } = await mine.createSeasonGroup({ teamId, label: 'Adult indoor' });
  const { seasonId } = await mine.createSeason({ ...seasonDetails({ seasonGroupId }), teamId });
  const remove = (id = seasonGroupId, team = teamId) => mine.deleteSeasonGroup({ teamId: team, seasonGroupId: id });
  await expect(remove()).rejects.toMatchObject({ code: 'seasonGroup.inUse' });
  await mine.deleteSeason({ seasonId });
  await remove();
  await expect(remove(noGroup)).rejects.toMatchObject({ code: 'seasonGroup.notFound' });
  await expect(remove(noGroup, noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
});
