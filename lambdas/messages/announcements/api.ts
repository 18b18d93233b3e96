import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createAnnouncedEvents } from '#lambdas/events/ports/announcements/announced-event.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { getAnnouncementReach, sendAnnouncement } from './operations/send-announcement.ts';
import { createAnnouncementStore } from './store.ts';

const parts = { events: createAnnouncedEvents(table()), announcements: createAnnouncementStore(table()) };

export const handler = serve(announcementsContract, {
  getAnnouncementReach: (input, caller) => getAnnouncementReach(input, caller, parts),
  sendAnnouncement: (input, caller) => sendAnnouncement(input, caller, parts),
});
