import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createMembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createPeopleReader } from '../ports/guests/people.ts';
import { createAnswerStore } from '../rsvp/answers.ts';
import { createEventLists } from '../rsvp/lists.ts';
import { checkIn } from './operations/check-in.ts';
import { disputeNoShow } from './operations/dispute-no-show.ts';
import { getHostRating } from './operations/get-host-rating.ts';
import { getMyAttendance } from './operations/get-my-attendance.ts';
import { getPlayerGames } from './operations/get-player-games.ts';
import { keepNoShow } from './operations/keep-no-show.ts';
import { listAttendance } from './operations/list-attendance.ts';
import { listEventRatings } from './operations/list-event-ratings.ts';
import { markAttendance } from './operations/mark-attendance.ts';
import { rateEvent } from './operations/rate-event.ts';
import { undoCheckIn } from './operations/undo-check-in.ts';
import { createRatingStore } from './ratings/store.ts';
import { createAttendanceStore } from './store.ts';

const parts = {
  events: openToTeams(createEventStore(table()), table()),
  attendance: createAttendanceStore(table()),
  ratings: createRatingStore(table()),
  answers: createAnswerStore(table()),
  accounts: withDependants(createPeopleReader(table()), table()),
  blocks: createBlockReader(table()),
  lists: createEventLists(table()),
  memberships: createMembershipReader(table()),
  secret: signingSecret,
};

export const handler = serve(
  attendanceContract,
  {
    getMyAttendance: (input, caller) => getMyAttendance(input, caller, parts),
    listAttendance: (input, caller) => listAttendance(input, caller, parts),
    checkIn: (input, caller) => checkIn(input, caller, parts),
    undoCheckIn: (input, caller) => undoCheckIn(input, caller, parts),
    markAttendance: (input, caller) => markAttendance(input, caller, parts),
    keepNoShow: (input, caller) => keepNoShow(input, caller, parts),
    disputeNoShow: (input, caller) => disputeNoShow(input, caller, parts),
    rateEvent: (input, caller) => rateEvent(input, caller, parts),
    getHostRating: (input) => getHostRating(input, parts),
    getPlayerGames: (input, caller) => getPlayerGames(input, caller, parts),
    listEventRatings: (input) => listEventRatings(input, parts),
  },
  { event: eventPermissions(parts.events) },
);
