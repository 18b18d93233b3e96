import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { rightOver } from '#lambdas/people/ports/family/right-to-answer.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createSharingTeams } from '#lambdas/teams/ports/sharing-teams.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createPeopleReader } from '../ports/guests/people.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { listSlots, releaseSlot, takeSlot } from './operations.ts';
import { createSlotStore } from './store.ts';

const by = {
  events: openToTeams(createEventStore(table()), table()),
  slots: createSlotStore(table()),
  seats: createSeatStore(table()),
  dependants: createDependantReader(table()),
  rightOver: rightOver(table()),
  naming: createNaming(table(), withDependants(createPeopleReader(table()), table()), createSharingTeams(table())),
};

export const handler = serve(eventSlots, {
  listSlots: (input, caller) => listSlots(input, caller, by),
  takeSlot: (input, caller) => takeSlot(input, caller, by),
  releaseSlot: (input, caller) => releaseSlot(input, caller, by),
});
