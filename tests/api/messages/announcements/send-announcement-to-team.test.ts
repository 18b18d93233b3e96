import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { announcementsApi, mailsAbout, toPlayersOf } from '#tests/support/messages/announcements.ts';
import { product } from '#tests/support/product/product.ts';
import { runImport, saveSheet, squadId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

type World = Awaited<ReturnType<typeof aTeam>>;

const toTeam = (teamId: string, differences: object = {}) =>
  toPlayersOf(teamId, { audience: ['members'], title: 'Hall closed', ...differences });

/** A member of the team Juniors of the community’s roster. */
async function aJunior({ teamId, owner, ...world }: World, roles: string[] = []) {
  const member = await aMember({ teamId, owner, ...world }, roles);
  const { userId } = member;
  await rosterApi
    .signedInAs(owner)
    .changeRosterDetails({ teamId, userId, version: 0, details: { squadIds: [squadId] } });
  return member;
}

it('reaches every member once, and none of them on a second try of the same request', async () => {
  const world = await aTeam();
  const members = [await aMember(world), await aMember(world, ['coach'])];
  const api = announcementsApi.signedInAs(world.owner);
  const key = { idempotencyKey: crypto.randomUUID() };
  const sent = await api.sendAnnouncement(toTeam(world.teamId), key);
  expect(await api.sendAnnouncement(toTeam(world.teamId), key)).toEqual(sent);
  await product.drain();
  for (const member of members) expect(mailsAbout('Hall closed', member)).toHaveLength(1);
  expect(mailsAbout('Hall closed', world.owner)).toEqual([]);
});

it('lets a captain write to their own team, and to no one else', async () => {
  const world = await aTeam();
  await saveSheet(world);
  const [captain, junior] = [await aJunior(world, ['captain']), await aJunior(world)];
  const other = await aMember(world);
  const api = announcementsApi.signedInAs(captain);
  const sent = await api.sendAnnouncement(toTeam(world.teamId, { audience: [squadId] }));
  expect(sent).toMatchObject({ announcement: { reach: { people: 1 } }, left: 2 });
  await product.drain();
  expect(mailsAbout('Hall closed', junior)).toHaveLength(1);
  expect(mailsAbout('Hall closed', other)).toEqual([]);
  await expect(api.sendAnnouncement(toTeam(world.teamId))).rejects.toMatchObject({ code: 'announcement.groupGone' });
  const mine = announcementsApi.signedInAs(world.owner);
  expect(await mine.getAnnouncementReach({ aboutId: world.teamId })).toMatchObject({ left: 3 });
});

it('mails no one of the roster who has not joined', async () => {
  const world = await aTeam();
  await saveSheet(world);
  await runImport(world);
  const member = await aMember(world);
  const api = announcementsApi.signedInAs(world.owner);
  const { chosen, invitesTo } = await api.getAnnouncementReach({ aboutId: world.teamId });
  expect(chosen).toMatchObject({ people: 1, unreached: 3 });
  expect(chosen.unreachedNames).toEqual(['=Kim', 'Ana Diaz', 'Bo Chen']);
  expect(invitesTo).toBe(world.teamId);
  await api.sendAnnouncement(toTeam(world.teamId));
  await product.drain();
  expect(mailsAbout('Hall closed', member)).toHaveLength(1);
  expect(mailsAbout('Hall closed', { email: 'ana@listed.example' })).toEqual([]);
});

it('takes three a day for one community', async () => {
  const world = await aTeam();
  const coach = await aMember(world, ['coach']);
  for (const sender of [world.owner, coach, world.owner])
    await announcementsApi.signedInAs(sender).sendAnnouncement(toTeam(world.teamId));
  await expect(announcementsApi.signedInAs(coach).sendAnnouncement(toTeam(world.teamId))).rejects.toMatchObject({
    code: 'announcement.tooMany',
  });
});

it('is refused to members, and for strangers a community that is not there does not exist', async () => {
  const world = await aTeam();
  const member = announcementsApi.signedInAs(await aMember(world));
  await expect(member.sendAnnouncement(toTeam(world.teamId))).rejects.toMatchObject({ code: 'access.denied' });
  const stranger = announcementsApi.signedInAs(await aPerson());
  await expect(stranger.sendAnnouncement(toTeam(noTeam))).rejects.toMatchObject({ code: 'team.notFound' });
});
