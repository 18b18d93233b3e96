import { expect, it } from 'vitest';
import { aMember, aTeam, noTeam, teamDetails, teamsApi } from '#tests/support/teams.ts';

it('changes what a community says of itself, and refuses a version that is no longer the newest', async () => {
  const { teamId, owner } = await aTeam();
  const mine = teamsApi.signedInAs(owner);
  const changed = await mine.changeTeam({ ...teamDetails({ name: 'Renamed' }), teamId, version: 1 });
  expect(changed).toMatchObject({ name: 'Renamed', version: 2, memberCount: 1 });
  await expect(mine.changeTeam({ ...teamDetails(), teamId, version: 1 })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 2 },
  });
});

it('takes no fewer members than there are, and nothing in the archive', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await aMember(world);
  const mine = teamsApi.signedInAs(owner);
  const change = (version: number, differences = {}) =>
    mine.changeTeam({ ...teamDetails(differences), teamId, version });
  await expect(change(1, { memberLimit: 1 })).rejects.toMatchObject({ code: 'team.limitBelowMembers' });
  await expect(change(1, { cityPlaceId: 'us-nowhere' })).rejects.toMatchObject({ code: 'city.notFound' });
  const photoId = 'upl_00000000000000000000000000';
  await expect(change(1, { photoId })).rejects.toMatchObject({ code: 'upload.notFound' });
  await mine.setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(change(2)).rejects.toMatchObject({ code: 'team.archived' });
  const elsewhere = mine.changeTeam({ ...teamDetails(), teamId: noTeam, version: 1 });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});
