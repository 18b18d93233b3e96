import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, aSquad, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { announcementsApi, mailsAbout, toPlayersOf } from '#tests/support/messages/announcements.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember } from '#tests/support/teams/teams.ts';

const toSeason = (seasonId: string, differences: object = {}) =>
  toPlayersOf(seasonId, { audience: ['everyone'], title: 'Field change', ...differences });

it('reaches all players and captains of a season, and no member who does not play', async () => {
  const world = await aSeason();
  const [{ captain }, player] = [await aSquad(world), await aRegistered(world)];
  const member = await aMember(world);
  const api = announcementsApi.signedInAs(world.owner);
  const { announcement, left } = await api.sendAnnouncement(toSeason(world.seasonId));
  expect([announcement.reach?.people, left]).toEqual([2, 2]);
  await product.drain();
  for (const reader of [captain, player])
    expect(mailsAbout('Field change', reader).map(({ subject }) => subject)).toEqual(['Field change (Spring 2031)']);
  for (const other of [member, world.owner]) expect(mailsAbout('Field change', other)).toEqual([]);
});

it('is for one division, for one team, or for the captains alone', async () => {
  const world = await aSeason({ divisions: [{ name: 'A' }, { name: 'B' }] });
  const other = { ...world, divisionId: world.season.divisions[1]!.divisionId };
  await aSquad(world);
  const rockets = await aSquad(other, 'Rockets');
  await aRegistered(world);
  const api = announcementsApi.signedInAs(world.owner);
  const readersOf = async (audience: string[]) => {
    const { chosen } = await api.getAnnouncementReach({ aboutId: world.seasonId, audience: audience.join(',') });
    return chosen.people;
  };
  expect(await readersOf(['everyone'])).toBe(3);
  expect(await readersOf([world.divisionId])).toBe(2);
  expect(await readersOf([rockets.squadId])).toBe(1);
  expect(await readersOf(['captains'])).toBe(2);
  expect(await readersOf(['captains', world.divisionId])).toBe(3);
});

it('goes to both households of a child, once for two children', async () => {
  const world = await aSeason();
  const { seasonId, divisionId, owner } = world;
  const [mother, father] = [await aPerson(), await aPerson()];
  const children = [await aDependant(mother), await aDependant(mother, { firstName: 'Lou' })];
  await addGuardian(children[0]!, mother, father);
  for (const { dependantId } of children)
    await seasonsApi.signedInAs(mother).registerDependant({ seasonId, divisionId, mode: 'individual', dependantId });
  const { announcement } = await announcementsApi.signedInAs(owner).sendAnnouncement(toSeason(seasonId));
  expect(announcement.reach).toMatchObject({ people: 2, guardians: 2, children: 2 });
  await product.drain();
  const [toMother, ...more] = mailsAbout('Field change', mother);
  expect(more).toEqual([]);
  expect(toMother?.subject).toMatch(/^For (Kim, Lou|Lou, Kim): Field change/);
  expect(mailsAbout('Field change', father)[0]?.subject).toMatch(/^For Kim: /);
});

it('lets a captain write to their own team alone, three times a day beside the season’s own', async () => {
  const world = await aSeason();
  const [comets, rockets] = [await aSquad(world), await aSquad(world, 'Rockets')];
  const { seasonId, owner } = world;
  await seasonsApi.signedInAs(owner).addSquadPlayers({
    seasonId,
    squadId: comets.squadId,
    people: [{ name: 'Lena Ortiz' }],
  });
  const api = announcementsApi.signedInAs(comets.captain);
  const { groups, choosesOne, chosen } = await api.getAnnouncementReach({ aboutId: seasonId });
  expect([groups.map(({ name }) => name), choosesOne]).toEqual([['Comets'], true]);
  expect(chosen).toMatchObject({ people: 0, unreached: 1 });
  const send = (audience: string[]) => api.sendAnnouncement(toSeason(seasonId, { audience }));
  await expect(send([comets.squadId])).rejects.toMatchObject({ code: 'announcement.noRecipients' });
  await expect(send([rockets.squadId])).rejects.toMatchObject({ code: 'announcement.groupGone' });
  await expect(send(['everyone'])).rejects.toMatchObject({ code: 'announcement.groupGone' });
});

it('names people without an account and mails them nothing', async () => {
  const world = await aSeason();
  const { squadId } = await aSquad(world);
  const { seasonId, owner, teamId } = world;
  await seasonsApi.signedInAs(owner).addSquadPlayers({ seasonId, squadId, people: [{ name: 'Lena Ortiz' }] });
  const reach = await announcementsApi.signedInAs(owner).getAnnouncementReach({ aboutId: seasonId });
  expect(reach.chosen).toMatchObject({ people: 1, unreached: 1, unreachedNames: [expect.stringMatching(/^Lena/)] });
  expect(reach.invitesTo).toBe(teamId);
});

it('is for those who run the season', async () => {
  const world = await aSeason();
  const player = announcementsApi.signedInAs(await aRegistered(world));
  await expect(player.sendAnnouncement(toSeason(world.seasonId))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(player.sendAnnouncement(toSeason(noSeason))).rejects.toMatchObject({ code: 'season.notFound' });
});
