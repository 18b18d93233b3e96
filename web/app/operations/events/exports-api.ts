import { exportsContract } from '#shared/events/calendars/contract.ts';
import { client } from '../api.ts';

/** What leaves the product: calendar links and lists as files. Few pages need it, so none carries it for the others. */
export const exportsApi = client(exportsContract);
