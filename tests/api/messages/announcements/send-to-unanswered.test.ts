import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { aPublished } from '#tests/support/competitions/schedules/world.ts';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { fixturesApi, matchesOf } from '#tests/support/events/fixtures.ts';
import { announcementsApi, mailsAbout, toPlayersOf } from '#tests/support/messages/announcements.ts';
import { product } from '#tests/support/product/product.ts';
import { aChildOnRoster, answers, leo } from '#tests/support/teams/roster-children.ts';
import { runImport, saveSheet, squadId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, rosterApi } from '#tests/support/teams/teams.ts';

const reachOf = (aboutId: string, caller: Account, audience?: string) =>
  announcementsApi.signedInAs(caller).getAnnouncementReach({ aboutId, ...(audience && { audience }) });

/** The group of those who have not answered; undefined while nothing is to come. */
async function silentIn(aboutId: string, caller: Account) {
  const { groups } = await reachOf(aboutId, caller);
  return groups.find(({ kind }) => kind === 'unanswered');
}

it('is for members of a community who have not answered for its next event, counted before it is sent', async () => {
  const { teamId, owner } = await aTeam();
  const [coming, declined, silent, follower] = [
    await aMember({ teamId, owner }),
    await aMember({ teamId, owner }),
    await aMember({ teamId, owner }, ['coach']),
    await aMember({ teamId, owner }, ['follower']),
  ];
  expect(await silentIn(teamId, owner)).toBeUndefined();
  const hosts = eventsApi.signedInAs(owner);
  const { eventId } = await hosts.scheduleEvent(eventDetails({ hostingTeam: teamId }));
  await hosts.scheduleEvent(eventDetails({ hostingTeam: teamId, localStart: inDays(9) }));
  await eventsApi.signedInAs(coming).joinEvent({ eventId });
  await eventsApi.signedInAs(declined).replyToEvent({ eventId, reply: 'declined' });
  await product.drain();
  const group = await silentIn(teamId, owner);
  expect(group).toMatchObject({ people: 1, name: expect.stringMatching(/^Pickup basketball, \w{3}, \w{3} \d+$/) });
  const api = announcementsApi.signedInAs(owner);
  const { announcement } = await api.sendAnnouncement(
    toPlayersOf(teamId, { audience: [group!.key], title: 'Are you coming?' }),
  );
  expect(announcement.reach?.people).toBe(1);
  await product.drain();
  expect(mailsAbout('Are you coming?', silent)).toHaveLength(1);
  for (const other of [coming, declined, follower, owner]) expect(mailsAbout('Are you coming?', other)).toEqual([]);
});

it('asks no one about a later event once the one it was about is over', async () => {
  const { teamId, owner } = await aTeam();
  const member = await aMember({ teamId, owner });
  const hosts = eventsApi.signedInAs(owner);
  for (const localStart of [inDays(1), inDays(9)])
    await hosts.scheduleEvent(eventDetails({ hostingTeam: teamId, localStart }));
  await product.drain();
  const { key } = (await silentIn(teamId, owner))!;
  const api = announcementsApi.signedInAs(owner);
  await api.sendAnnouncement(toPlayersOf(teamId, { audience: [key], title: 'Late' }));
  product.clock.moveTo(new Date(clock.now().getTime() + 2 * 24 * 60 * 60_000));
  await product.drain();
  expect(mailsAbout('Late', member)).toEqual([]);
  await expect(reachOf(teamId, owner, key)).rejects.toMatchObject({ code: 'announcement.groupGone' });
});

it('asks the players of a team about an event of that team', async () => {
  const world = await aTeam();
  await saveSheet(world);
  const { teamId, owner } = world;
  const [junior] = [await aMember(world), await aMember(world)];
  await rosterApi
    .signedInAs(owner)
    .changeRosterDetails({ teamId, userId: junior.userId, version: 0, details: { squadIds: [squadId] } });
  await eventsApi
    .signedInAs(owner)
    .scheduleEvent(eventDetails({ hostingTeam: teamId, hostingSquad: squadId, visibility: 'invitees' }));
  await product.drain();
  expect(await silentIn(teamId, owner)).toMatchObject({ people: 1 });
});

it('reaches the guardian in place of a child on the roster', async () => {
  const { teamId, owner, dana, invite, listed } = await aChildOnRoster();
  await invite();
  await answers(dana, leo);
  await eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ hostingTeam: teamId }));
  await product.drain();
  const { key, people } = (await silentIn(teamId, owner))!;
  expect([people, (await listed()).length]).toEqual([1, 1]);
  const { chosen } = await reachOf(teamId, owner, key);
  expect(chosen).toMatchObject({ people: 1, guardians: 1, children: 1, unreached: 0 });
});

it('names players without an account among those who can’t be reached', async () => {
  const world = await aTeam();
  await saveSheet(world);
  await runImport(world);
  const { teamId, owner } = world;
  await eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ hostingTeam: teamId }));
  await product.drain();
  const { key } = (await silentIn(teamId, owner))!;
  expect((await reachOf(teamId, owner, key)).chosen).toMatchObject({ people: 0, unreached: 3 });
});

it('is for players of a season who have not answered for a match of its next day', async () => {
  const { seasonId, squads, owner } = await aPublished();
  await product.drain();
  const before = (await silentIn(seasonId, owner))!;
  expect(before).toMatchObject({ people: 8, name: expect.stringMatching(/^Sat, \w{3} \d+$/) });
  const [{ player }] = squads as [(typeof squads)[0]];
  const [first] = await matchesOf(player);
  const { gameId, matchId } = first!;
  await fixturesApi.signedInAs(player).answerFixture({ gameId, matchId, answer: 'out' });
  expect(await silentIn(seasonId, owner)).toEqual({ ...before, people: 7 });
  const { announcement } = await announcementsApi
    .signedInAs(owner)
    .sendAnnouncement(toPlayersOf(seasonId, { audience: [before.key], title: 'In or out?' }));
  expect(announcement.reach?.people).toBe(7);
  await product.drain();
  expect(mailsAbout('In or out?', player)).toEqual([]);
  expect(mailsAbout('In or out?', squads[1]!.player)).toHaveLength(1);
});
