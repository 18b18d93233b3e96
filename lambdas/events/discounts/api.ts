import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createKeepsMoney } from '#lambdas/teams/ports/keeps-money.ts';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { endEventDiscount, listEventDiscounts, saveEventDiscount } from './operations.ts';

const parts = {
  events: openToTeams(createEventStore(table()), table()),
  discounts: createDiscounts(table()),
  keepsMoney: createKeepsMoney(table()),
};

export const handler = serve(
  eventDiscounts,
  {
    listEventDiscounts: (input) => listEventDiscounts(input, parts),
    saveEventDiscount: (input, caller) => saveEventDiscount(input, caller, parts),
    endEventDiscount: (input, caller) => endEventDiscount(input, caller, parts),
  },
  { event: eventPermissions(parts.events, parts.keepsMoney) },
);
