import { following } from '#shared/events/following/contract.ts';
import { client } from '../api.ts';

/** What people keep and whom they follow, apart from the many operations of events. */
export const followingApi = client(following);
