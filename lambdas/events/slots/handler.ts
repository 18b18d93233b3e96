import { eventSlots } from '#shared/events/slot-contract.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { withDependants } from '../../kernel/with-dependants.ts';
import { createPeopleReader } from '../guests/people.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
import { listSlots, releaseSlot, takeSlot } from './operations.ts';
import { createSlotStore } from './store.ts';

const by = {
  events: openToTeams(createEventStore(table()), table()),
  slots: createSlotStore(table()),
  accounts: withDependants(createPeopleReader(table()), table()),
};

export const handler = serve(eventSlots, {
  listSlots: (input, caller) => listSlots(input, caller, by),
  takeSlot: (input, caller) => takeSlot(input, caller, by),
  releaseSlot: (input, caller) => releaseSlot(input, caller, by),
});
