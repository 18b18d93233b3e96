import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { createMembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { createPlansReader } from '../conflicts/event-plans.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createFixtureReader } from '../fixtures/fixture-reader.ts';
import { createAnswerStore } from '../rsvp/answers.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { createSeriesLeaves } from '../series/standing-rsvps/series-leaves.ts';
import { createStandingStore } from '../series/standing-rsvps/store.ts';
import { createSeriesStore } from '../series/store.ts';
import { createDependantSeats } from './dependant-seats.ts';
import { joinForDependant, leaveForDependant } from './operations/answer-for.ts';
import { joinSeriesForDependant, leaveSeriesForDependant } from './operations/answer-series.ts';
import { getFamilyWeek } from './operations/get-family-week.ts';
import { getJoinedDependant, listDependantsAtEvent } from './operations/look.ts';

const parts = {
  dependants: createDependantReader(table()),
  events: openToTeams(createEventStore(table()), table()),
  blocks: createBlockReader(table()),
  answers: createAnswerStore(table()),
  seats: createDependantSeats(table()),
  noteUse: createNoteUse(table()),
  plans: createPlansReader(table()),
  fixtures: createFixtureReader(table()),
  lines: createSeatStore(table()),
  series: createSeriesStore(table()),
  rsvps: createStandingStore(table()),
  leaves: createSeriesLeaves(table()),
  memberships: createMembershipReader(table()),
};

/** Answers to events by guardians. */
export const handler = serve(dependantsContract, {
  listDependantsAtEvent: (input, caller) => listDependantsAtEvent(input, caller, parts),
  joinForDependant: (input, caller) => joinForDependant(input, caller, parts),
  leaveForDependant: (input, caller) => leaveForDependant(input, caller, parts),
  joinSeriesForDependant: (input, caller) => joinSeriesForDependant(input, caller, parts),
  leaveSeriesForDependant: (input, caller) => leaveSeriesForDependant(input, caller, parts),
  getJoinedDependant: (input, caller) => getJoinedDependant(input, caller, parts),
  getFamilyWeek: (input, caller) => getFamilyWeek(input, caller, parts),
});
