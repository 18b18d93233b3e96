import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependantsByGuardian } from '#lambdas/people/ports/family/with-dependants-by-guardian.ts';
import { createKeepsMoney } from '#lambdas/teams/ports/keeps-money.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createPeopleReader } from '../ports/guests/people.ts';
import { getMyEventDues, listEventDues, markEventDue, unmarkEventDue } from './operations.ts';

const parts = {
  events: openToTeams(createEventStore(table()), table()),
  accounts: withDependantsByGuardian(createPeopleReader(table()), table()),
  payments: createOutsidePayments(table()),
  dependants: createDependantReader(table()),
};

export const handler = serve(
  eventPayments,
  {
    getMyEventDues: (input, caller) => getMyEventDues(input, caller, parts),
    listEventDues: (input) => listEventDues(input, parts),
    markEventDue: (input, caller) => markEventDue(input, caller, parts),
    unmarkEventDue: (input) => unmarkEventDue(input, parts),
  },
  { event: eventPermissions(parts.events, createKeepsMoney(table())) },
);
