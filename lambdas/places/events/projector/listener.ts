import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { placeMerged } from '#shared/places/messages.ts';
import { createPlaceStore } from '../../details/store.ts';
import { createPlaceEvents } from '../place-events.ts';
import { keepEvent, placeBehind } from './project-events.ts';

const placeEvents = createPlaceEvents(table());
const store = createPlaceStore(table());

/** Keeps which public events happen at which place. */
export const handler = listen(
  on(listingChanged, (message) => keepEvent(message, placeEvents, store)),
  on(placeMerged, async ({ data: { placeId } }) => {
    const behind = await placeBehind(placeId, store);
    if (behind !== placeId) await placeEvents.move(placeId, behind);
  }),
);
