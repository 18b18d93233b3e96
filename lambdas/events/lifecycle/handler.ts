import { upkeep } from '#shared/events/upkeep-contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createHistory } from '../../kernel/activity/list-history.ts';
import { cursorsFor } from '../../kernel/cursor.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { actorOf, serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { eventPermissions } from '../permissions.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
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
};
const history = createHistory(table(), parts.accounts);

export const handler = serve(
  upkeep,
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
