import { events } from '#shared/events/contract.ts';
import { client } from '../api.ts';

/** The operations of events. Apart from the others, so that only pages that call them load their description. */
export const eventsApi = client(events);
