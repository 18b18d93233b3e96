import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, noTeam, teamDetails, teamsApi, teamsDue } from '#tests/support/teams/teams.ts';

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

it('leads from an address that it had to the one that it has, which no other community takes', async () => {
  const [mine, other] = [await aTeam(), await aTeam()];
  const { teamId, team, owner } = mine;
  const change = (slug: string, version: number) =>
    teamsApi.signedInAs(owner).changeTeam({ ...teamDetails(), teamId, version, slug });
  const moved = `${team.slug}-two`;
  await expect(change(moved, 1)).resolves.toMatchObject({ slug: moved, version: 2 });
  expect(await teamsApi.signedOut().getTeamBySlug({ slug: team.slug })).toMatchObject({ teamId, slug: moved });
  await expect(change(other.team.slug, 2)).rejects.toMatchObject({ code: 'team.slugTaken' });
  const theirs = teamsApi.signedInAs(other.owner);
  await expect(
    theirs.changeTeam({ ...teamDetails(), teamId: other.teamId, version: 1, slug: team.slug }),
  ).rejects.toMatchObject({ code: 'team.slugTaken' });
  await expect(change(team.slug, 2)).resolves.toMatchObject({ slug: team.slug });
  await expect(change(`${team.slug}-three`, 3)).rejects.toMatchObject({ code: 'team.slugMovedOften' });
});

it('lets an address lead to the next one for a year, and be taken by another after it', async () => {
  const { teamId, team, owner } = await aTeam();
  const reader = teamsApi.signedOut();
  const moved = `${team.slug}-moved`;
  await teamsApi.signedInAs(owner).changeTeam({ ...teamDetails(), teamId, version: 1, slug: moved });
  await daysLater(364);
  expect(await reader.getTeamBySlug({ slug: team.slug })).toMatchObject({ teamId });
  await daysLater(365);
  await expect(reader.getTeamBySlug({ slug: team.slug })).rejects.toMatchObject({ code: 'team.notFound' });
  expect(await reader.getTeamBySlug({ slug: moved })).toMatchObject({ teamId });
  const other = await aTeam({ slug: team.slug });
  await teamsApi.signedInAs(owner).deleteTeam({ teamId, name: (await reader.getTeamBySlug({ slug: moved })).name });
  expect(await reader.getTeamBySlug({ slug: team.slug })).toMatchObject({ teamId: other.teamId });
  product.clock.reset();
});

it('keeps an address that a community took back within the year', async () => {
  const { teamId, team, owner } = await aTeam();
  const change = (slug: string, version: number) =>
    teamsApi.signedInAs(owner).changeTeam({ ...teamDetails(), teamId, version, slug });
  await change(`${team.slug}-away`, 1);
  await change(team.slug, 2);
  await daysLater(365);
  const reader = teamsApi.signedOut();
  expect(await reader.getTeamBySlug({ slug: team.slug })).toMatchObject({ teamId });
  const away = reader.getTeamBySlug({ slug: `${team.slug}-away` });
  await expect(away).rejects.toMatchObject({ code: 'team.notFound' });
  product.clock.reset();
});

/** Jobs work at the present first, so that what another test did later is not taken for done. */
async function daysLater(days: number): Promise<void> {
  product.clock.reset();
  await teamsDue();
  product.clock.forwardMinutes(days * 24 * 60 + 5);
  await teamsDue();
}

it('keeps what events of a community begin with, and when replies to them close', async () => {
  const { teamId, owner } = await aTeam();
  const said = {
    defaults: {
      capacity: 12,
      allowWaitlist: false,
      allowParticipantGuests: true,
      guestLimit: 2,
      remindHoursBefore: [24],
      feePayer: 'split' as const,
    },
    availabilityCutoffHours: { game: 48, practice: 0 },
  };
  const mine = teamsApi.signedInAs(owner);
  await mine.changeTeam({ ...teamDetails(), ...said, teamId, version: 1 });
  expect((await mine.getTeam({ teamId })).team).toMatchObject(said);
  const wrong = { availabilityCutoffHours: { game: 169 }, defaults: { capacity: 0 } };
  await expect(mine.changeTeam({ ...teamDetails(), ...wrong, teamId, version: 2 })).rejects.toMatchObject({
    fields: {
      'availabilityCutoffHours.game': 'Between 0 and 168 hours.',
      'defaults.capacity': 'Groups need at least one open spot.',
    },
  });
});
