import { dependantsContract } from '#shared/events/dependant-contract.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createDependantReader } from '../../kernel/dependants.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createAnswerStore } from '../answers.ts';
import { createEventStore } from '../store.ts';
import { createDependantSeats } from './dependant-seats.ts';
import { joinForDependant, leaveForDependant } from './operations/answer-for.ts';
import { getFamilyWeek } from './operations/get-family-week.ts';
import { getJoinedDependant, listDependantsAtEvent } from './operations/look.ts';
import { createPlansReader } from './plans.ts';

const parts = {
  dependants: createDependantReader(table()),
  events: createEventStore(table()),
  blocks: createBlockReader(table()),
  answers: createAnswerStore(table()),
  seats: createDependantSeats(table()),
  plans: createPlansReader(table()),
};

export const handler = serve(dependantsContract, {
  listDependantsAtEvent: (input, caller) => listDependantsAtEvent(input, caller, parts),
  joinForDependant: (input, caller) => joinForDependant(input, caller, parts),
  leaveForDependant: (input, caller) => leaveForDependant(input, caller, parts),
  getJoinedDependant: (input, caller) => getJoinedDependant(input, caller, parts),
  getFamilyWeek: (input, caller) => getFamilyWeek(input, caller, parts),
});
