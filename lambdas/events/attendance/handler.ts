import { attendanceContract } from '#shared/events/attendance-contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createMembershipReader } from '../../kernel/membership-reader.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { withDependants } from '../../kernel/with-dependants.ts';
import { createAnswerStore } from '../answers.ts';
import { createEventLists } from '../lists.ts';
import { eventPermissions } from '../permissions.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
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
  accounts: withDependants(createAccountReader(table()), table()),
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
