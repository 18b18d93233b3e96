import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { calendarsContract } from '#shared/events/calendars/contract.ts';
import { variable } from '../../kernel/env.ts';
import { createAttendanceStore } from '../attendance/store.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createPeopleReader } from '../ports/guests/people.ts';
import { createAnswerStore } from '../rsvp/answers.ts';
import { createFeed } from './operations/create-feed.ts';
import { downloadCalendar } from './operations/download-calendar.ts';
import { exportJoiners } from './operations/export-joiners.ts';
import { listFeeds } from './operations/list-feeds.ts';
import { renewFeed } from './operations/renew-feed.ts';
import { revokeFeed } from './operations/revoke-feed.ts';
import { createFeedStore } from './store.ts';

const feeds = createFeedStore(table());
const events = openToTeams(createEventStore(table()), table());
const joiners = {
  events,
  accounts: withDependants(createPeopleReader(table()), table()),
  answers: createAnswerStore(table()),
  attendance: createAttendanceStore(table()),
};
const origin = variable('WEB_ORIGIN');

export const handler = serve(
  calendarsContract,
  {
    createFeed: (input, caller) => createFeed(input, caller, feeds, origin),
    listFeeds: (_, caller) => listFeeds(caller, feeds),
    renewFeed: (input, caller) => renewFeed(input, caller, feeds, origin),
    revokeFeed: (input, caller) => revokeFeed(input, caller, feeds),
    downloadCalendar: (input) => downloadCalendar(input, events, origin),
    exportJoiners: (input) => exportJoiners(input, joiners),
  },
  { event: eventPermissions(events) },
);
