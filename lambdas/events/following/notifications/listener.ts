import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { eventCancelled, eventChanged, eventPostponed, eventScheduled } from '#shared/events/messages.ts';
import { createEventStore } from '../../details/store.ts';
import { openToTeams } from '../../details/team-standing.ts';
import { createFollowers } from '../../favourites/followers.ts';
import { connectNotifier } from '../../notifications/connect-notifier.ts';
import { notifyFollowers } from './notify-followers.ts';
import { notifyOfNewEvent } from './notify-of-new-event.ts';

const by = {
  ...connectNotifier(),
  blocks: createBlockReader(table()),
  keepersOf: createFollowers(table()),
  events: openToTeams(createEventStore(table()), table()),
};

/** Notifies players of new events by the hosts and communities they follow, and of changes to their favorite events. */
export const handler = listen(
  on(eventScheduled, (message, now) => notifyOfNewEvent(message, by, now)),
  on(eventChanged, async (message, now) => {
    await notifyOfNewEvent(message, by, now);
    if (message.data.material) await notifyFollowers(message, by, now);
  }),
  on(eventPostponed, (message, now) => notifyFollowers(message, by, now)),
  on(eventCancelled, (message, now) => notifyFollowers(message, by, now)),
);
