import { eventSlots } from '#shared/events/slots/contract.ts';
import { client } from '../api.ts';

/** What people who are in sign up for. */
export const slotsApi = client(eventSlots);
