import { schedules } from '#shared/competitions/schedules/contract.ts';
import { client } from '../api.ts';

/** The operations of schedules and standings. Apart from the others, so that only pages that call them load their description. */
export const schedulesApi = client(schedules);
