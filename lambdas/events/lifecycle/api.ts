import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createHistory } from '#lambdas/activity/ports/list-history.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createChangeStore } from './changes/change-store.ts';
import { acknowledgeChange, listChangeSeen, listChangesToSee } from './operations/changes.ts';
import { extendMinimum } from './operations/extend-minimum.ts';
import { keepEvent } from './operations/keep-event.ts';
import { createInviteLink, deleteEvent, transferEvent } from './operations/ownership.ts';
import { setMakeUpEvent } from './operations/set-make-up-event.ts';

const events = openToTeams(createEventStore(table()), table());
const parts = {
  events,
  changes: createChangeStore(table()),
  accounts: createAccountReader(table()),
  memberships: createMemberships(table()),
  orders: createOrders(table()),
};
const history = createHistory(table(), parts.accounts);

export const handler = serve(
  lifecycleContract,
  {
    keepEvent: (input, caller) => keepEvent(input, caller, events),
    extendMinimum: (input, caller) => extendMinimum(input, caller, events),
    setMakeUpEvent: (input, caller) => setMakeUpEvent(input, caller, events),
    transferEvent: (input, caller) => transferEvent(input, caller, parts),
    deleteEvent: (input, caller) => deleteEvent(input, caller, parts),
    createInviteLink: (input, caller) => createInviteLink(input, caller, parts),
    listChangesToSee: (_, caller) => listChangesToSee(caller, parts),
    acknowledgeChange: (input, caller) => acknowledgeChange(input, caller, parts),
    listChangeSeen: (input) => listChangeSeen(input, parts),
    listEventHistory: ({ eventId, cursor }, caller) =>
      history(eventId, cursor, cursorsFor(actorOf(caller).userId, { list: 'event-history', eventId })),
  },
  { event: eventPermissions(events) },
);
