import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { eventCancelled, eventChanged, eventPostponed, eventScheduled } from '#shared/events/messages.ts';
import { createEventStore } from '../../details/store.ts';
import { openToTeams } from '../../details/team-standing.ts';
import { createKeepers } from '../../favourites/keepers.ts';
import { connectTelling } from '../../notifications/connect-telling.ts';
import { tellKeepers } from './tell-keepers.ts';
import { tellOfNewEvent } from './tell-of-new-event.ts';

const by = {
  ...connectTelling(),
  blocks: createBlockReader(table()),
  keepersOf: createKeepers(table()),
  events: openToTeams(createEventStore(table()), table()),
};

/** Tells people of new events of whom they follow, and of what becomes of events that they keep. */
export const handler = listen(
  on(eventScheduled, (message, now) => tellOfNewEvent(message, by, now)),
  on(eventChanged, async (message, now) => {
    await tellOfNewEvent(message, by, now);
    if (message.data.material) await tellKeepers(message, by, now);
  }),
  on(eventPostponed, (message, now) => tellKeepers(message, by, now)),
  on(eventCancelled, (message, now) => tellKeepers(message, by, now)),
);
