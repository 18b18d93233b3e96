import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeason, aSquad, noSeason } from '#tests/support/competitions/seasons.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { nowhere } from '#tests/support/events/hosts.ts';
import { announcementsApi, toPlayersOf } from '#tests/support/messages/announcements.ts';
import { aMember, aTeam, noTeam } from '#tests/support/teams/teams.ts';

const titlesFor = async (person: { readonly userId: string }, aboutId: string) =>
  (await announcementsApi.signedInAs(person).listAnnouncements({ aboutId })).announcements.map(({ title }) => title);

it('shows players what is for them, newest first, and who sent it', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const [inside, waiting] = await joiners(event.eventId, 2);
  const api = announcementsApi.signedInAs(host);
  await api.sendAnnouncement(toPlayersOf(event.eventId, { title: 'One' }));
  await api.sendAnnouncement(toPlayersOf(event.eventId, { title: 'Two', audience: ['in', 'line'] }));
  expect(await titlesFor(inside!, event.eventId)).toEqual(['Two', 'One']);
  expect(await titlesFor(waiting!, event.eventId)).toEqual(['Two']);
  expect(await titlesFor(await aPerson(), event.eventId)).toEqual([]);
  const { announcements, maySend } = await announcementsApi
    .signedInAs(inside!)
    .listAnnouncements({ aboutId: event.eventId });
  expect([announcements[0]?.authorName, announcements[0]?.reach, maySend]).toEqual([
    host.displayName,
    undefined,
    false,
  ]);
});

it('shows its managers all of them, with the people that they reached', async () => {
  const world = await aTeam();
  await aMember(world);
  const coach = await aMember(world, ['coach']);
  const sent = toPlayersOf(world.teamId, { audience: ['members'] });
  await announcementsApi.signedInAs(world.owner).sendAnnouncement(sent);
  const { announcements, maySend } = await announcementsApi
    .signedInAs(coach)
    .listAnnouncements({ aboutId: world.teamId });
  expect([announcements[0]?.reach?.people, maySend]).toEqual([2, true]);
});

it('keeps what is for one team from the others of a season', async () => {
  const world = await aSeason();
  const [comets, rockets] = [await aSquad(world), await aSquad(world, 'Rockets')];
  const sent = toPlayersOf(world.seasonId, { audience: [rockets.squadId], title: 'Shirts' });
  await announcementsApi.signedInAs(world.owner).sendAnnouncement(sent);
  expect(await titlesFor(rockets.captain, world.seasonId)).toEqual(['Shirts']);
  expect(await titlesFor(comets.captain, world.seasonId)).toEqual([]);
});

it('tells a stranger that what they may not know does not exist', async () => {
  const stranger = announcementsApi.signedInAs(await aPerson());
  const codes = { [nowhere]: 'event.notFound', [noTeam]: 'team.notFound', [noSeason]: 'season.notFound' };
  for (const [aboutId, code] of Object.entries(codes))
    await expect(stranger.listAnnouncements({ aboutId })).rejects.toMatchObject({ code });
});
