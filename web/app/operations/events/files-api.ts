import { eventFilesContract } from '#shared/events/files/contract.ts';
import { client } from '../api.ts';

/** What hosts attach to events. */
export const filesApi = client(eventFilesContract);
