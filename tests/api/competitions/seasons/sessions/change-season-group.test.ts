import { expect, it } from 'vitest';
import { noGroup, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('changes a group of the version that was read', async () => {
  const { teamId, owner } = await aTeam();
  const mine = seasonsApi.signedInAs(owner);
  const { seasonGroupId } = await mine.createSeasonGroup({ teamId, label: 'Adult indoor' });
  const change = (differences = {}) =>
    mine.changeSeasonGroup({ teamId, seasonGroupId, version: 1, label: 'Adults', ...differences });
  expect(await change()).toMatchObject({ label: 'Adults', version: 2 });
  await expect(change()).rejects.toMatchObject({ code: 'record.changed' });
  await expect(change({ seasonGroupId: noGroup })).rejects.toMatchObject({ code: 'seasonGroup.notFound' });
  await expect(change({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
