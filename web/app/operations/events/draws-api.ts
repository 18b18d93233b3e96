import { drawsContract } from '#shared/events/draws/contract.ts';
import { client } from '../api.ts';

/** How seats are drawn. Only the page about it needs this. */
export const drawsApi = client(drawsContract);
