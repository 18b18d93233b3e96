import { announcementsApi, toPlayersOf } from '../../messages/announcements.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import type { EventWorld } from './event-world.ts';

const callerOf = ({ callerId }: Pick<EventWorld, 'callerId'>) =>
  callerId ? announcementsApi.signedInAs({ userId: callerId }) : announcementsApi.signedOut();

/** Rows of messages to all players of an event. */
export const announcementRows: Readonly<Record<string, Binding>> = {
  'notif.announce.event': bind({
    operations: ['getAnnouncementReach', 'sendAnnouncement'],
    self: 'joiner',
    call: async (world, eventId) => {
      await callerOf(world).getAnnouncementReach({ aboutId: eventId });
      return callerOf(world).sendAnnouncement(toPlayersOf(eventId));
    },
  }),
};
