import { listingChanged } from '#shared/events/messages.ts';
import { placeMerged } from '#shared/places/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { createPlaceEvents } from '../place-events.ts';
import { createPlaceStore } from '../store.ts';
import { keepEvent, placeBehind } from './keep-events.ts';

const placeEvents = createPlaceEvents(table());
const store = createPlaceStore(table());

export const handler = listen(
  on(listingChanged, (message) => keepEvent(message, placeEvents, store)),
  on(placeMerged, async ({ data: { placeId } }) => {
    const behind = await placeBehind(placeId, store);
    if (behind !== placeId) await placeEvents.move(placeId, behind);
  }),
);
