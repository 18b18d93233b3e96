import { handler } from '#lambdas/events/draws/api.ts';
import { drawsContract } from '#shared/events/draws/contract.ts';
import { product } from '../product/product.ts';

export const drawsApi = product.client(drawsContract, handler);

/** What makes two seats be drawn a day before the start. */
export const lottery = { capacity: 2, waitlistMode: 'lottery', drawHoursBefore: 24 } as const;
