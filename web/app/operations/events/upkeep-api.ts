import { upkeep } from '#shared/events/lifecycle/contract.ts';
import { client } from '../api.ts';

/** What becomes of events besides their plan, apart from the many operations of events. */
export const upkeepApi = client(upkeep);
