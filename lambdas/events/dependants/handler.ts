import { dependantsContract } from '#shared/events/dependant-contract.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createDependantReader } from '../../kernel/dependants.ts';
import { createMembershipReader } from '../../kernel/membership-reader.ts';
import { createNoteUse } from '../../kernel/note-use.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createAnswerStore } from '../answers.ts';
import { createSeatStore } from '../seats.ts';
import { createSeriesLeaves } from '../series/standing/series-leaves.ts';
import { createStandingStore } from '../series/standing/store.ts';
import { createSeriesStore } from '../series/store.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
import { createDependantSeats } from './dependant-seats.ts';
import { joinForDependant, leaveForDependant } from './operations/answer-for.ts';
import { joinSeriesForDependant, leaveSeriesForDependant } from './operations/answer-series.ts';
import { getFamilyWeek } from './operations/get-family-week.ts';
import { getJoinedDependant, listDependantsAtEvent } from './operations/look.ts';
import { createPlansReader } from './plans.ts';

const parts = {
  dependants: createDependantReader(table()),
  events: openToTeams(createEventStore(table()), table()),
  blocks: createBlockReader(table()),
  answers: createAnswerStore(table()),
  seats: createDependantSeats(table()),
  noteUse: createNoteUse(table()),
  plans: createPlansReader(table()),
  lines: createSeatStore(table()),
  series: createSeriesStore(table()),
  rsvps: createStandingStore(table()),
  leaves: createSeriesLeaves(table()),
  memberships: createMembershipReader(table()),
};

export const handler = serve(dependantsContract, {
  listDependantsAtEvent: (input, caller) => listDependantsAtEvent(input, caller, parts),
  joinForDependant: (input, caller) => joinForDependant(input, caller, parts),
  leaveForDependant: (input, caller) => leaveForDependant(input, caller, parts),
  joinSeriesForDependant: (input, caller) => joinSeriesForDependant(input, caller, parts),
  leaveSeriesForDependant: (input, caller) => leaveSeriesForDependant(input, caller, parts),
  getJoinedDependant: (input, caller) => getJoinedDependant(input, caller, parts),
  getFamilyWeek: (input, caller) => getFamilyWeek(input, caller, parts),
});
