import { expect, it } from 'vitest';
import { aDraftSeason, aSeason, seasonDetails, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('lists the seasons of a community with their groups, the latest first, and no drafts', async () => {
  const { owner, teamId, seasonId } = await aSeason();
  const mine = seasonsApi.signedInAs(owner);
  const group = await mine.createSeasonGroup({ teamId, label: 'Adult indoor' });
  await mine.createSeason({ ...seasonDetails({ label: 'A draft' }), teamId });
  const { seasons, groups } = await seasonsApi.signedOut().listSeasons({ teamId });
  expect(seasons.map((season) => season.seasonId)).toEqual([seasonId]);
  expect(groups).toMatchObject([{ seasonGroupId: group.seasonGroupId, label: 'Adult indoor' }]);
});

it('says nothing of a private community, nor of none', async () => {
  const { teamId } = await aDraftSeason({}, { visibility: 'private' });
  const list = (id: string) => seasonsApi.signedOut().listSeasons({ teamId: id });
  await expect(list(teamId)).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(list(noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
});
