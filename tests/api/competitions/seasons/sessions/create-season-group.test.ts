import { expect, it } from 'vitest';
import { seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('makes a group that seasons belong to', async () => {
  const { teamId, owner } = await aTeam();
  const mine = seasonsApi.signedInAs(owner);
  const group = await mine.createSeasonGroup({ teamId, label: 'Adult indoor', order: 2 });
  expect(group).toMatchObject({ teamId, label: 'Adult indoor', order: 2, status: 'active', version: 1 });
  const nowhere = mine.createSeasonGroup({ teamId: noTeam, label: 'Unknown' });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
});
