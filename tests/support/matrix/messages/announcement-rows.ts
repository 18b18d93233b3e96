import { announcementsApi, toPlayersOf } from '../../messages/announcements.ts';
import { aMember } from '../../teams/teams.ts';
import type { Binding } from '../cell.ts';
import { bindSeason } from '../competitions/season-rows.ts';
import { bind } from '../events/bind-event.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

const callerOf = (userId: string | undefined) =>
  userId ? announcementsApi.signedInAs({ userId }) : announcementsApi.signedOut();

const operations = ['getAnnouncementReach', 'sendAnnouncement'];

async function announce(userId: string | undefined, aboutId: string, audience: string) {
  const caller = callerOf(userId);
  await caller.getAnnouncementReach({ aboutId });
  return caller.sendAnnouncement(toPlayersOf(aboutId, { audience: [audience] }));
}

const byMember = ({ person }: TeamWorld) => person?.userId;

/** Rows of messages to all people of an event, a community or a season. */
export const announcementRows: Readonly<Record<string, Binding>> = {
  'notif.announce.event': bind({
    operations,
    self: 'joiner',
    call: ({ callerId }, eventId) => announce(callerId, eventId, 'in'),
  }),
  'notif.announce.team': bindTeam(
    operations,
    (world, teamId) => announce(byMember(world), teamId, 'members'),
    { self: 'member' },
    (world) => aMember(world),
  ),
  'notif.announce.season': bindSeason(operations, (world, seasonId) => announce(byMember(world), seasonId, 'everyone')),
  'notif.announce.list': bindTeam(
    ['listAnnouncements'],
    (world, aboutId) => callerOf(byMember(world)).listAnnouncements({ aboutId }),
    { self: 'member' },
  ),
};
