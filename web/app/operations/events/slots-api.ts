import { eventSlots } from '#shared/events/slot-contract.ts';
import { client } from './api.ts';

/** What people who are in sign up for. */
export const slotsApi = client(eventSlots);
