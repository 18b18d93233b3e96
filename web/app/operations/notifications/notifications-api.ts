import { notificationsContract } from '#shared/notifications/contract.ts';
import { client } from '../api.ts';

/** What somebody was told and how they want to be. Apart from the others, so that no page waits for its description. */
export const notificationsApi = client(notificationsContract);
