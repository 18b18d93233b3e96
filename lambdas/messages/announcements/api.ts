import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createPeopleReader } from '#lambdas/events/ports/guests/people.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createCountWays } from '#lambdas/notifications/ports/announcements/ways.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createDependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { withRosterPeople } from '#lambdas/teams/ports/roster/roster-people.ts';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { listAnnouncements } from './operations/list-announcements.ts';
import { getAnnouncementReach, sendAnnouncement } from './operations/send-announcement.ts';
import { createAnnouncementStore } from './store.ts';
import { createThings } from './things.ts';

const parts = {
  things: createThings(table()),
  announcements: createAnnouncementStore(table()),
  accounts: createAccountReader(table()),
  people: withRosterPeople(createPeopleReader(table()), table()),
  dependants: createDependantReader(table()),
  dependantsOf: createDependantsOf(table()),
  countWays: createCountWays(table()),
};

export const handler = serve(announcementsContract, {
  getAnnouncementReach: (input, caller) => getAnnouncementReach(input, caller, parts),
  listAnnouncements: (input, caller) => listAnnouncements(input, caller, parts),
  sendAnnouncement: (input, caller) => sendAnnouncement(input, caller, parts),
});
