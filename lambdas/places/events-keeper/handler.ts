import { listingChanged } from '#shared/events/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { createPlaceEvents } from '../place-events.ts';

const placeEvents = createPlaceEvents(table());

export const handler = listen(on(listingChanged, (message) => placeEvents.keep(message)));
