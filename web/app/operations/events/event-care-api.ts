import { eventCareContract } from '#shared/events/dependants/care-contract.ts';
import { client } from '../api.ts';

/** What is noted of a child at an event. Apart from the others, so that only pages that call it load its description. */
export const eventCareApi = client(eventCareContract);
