import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { ShareToken } from '../rsvp/contract.ts';

/** A draw as the public sees it: people are entries with a number, and nothing of who they are. */
const DrawView = z.object({
  title: z.string(),
  timeZone: z.string(),
  drawsAt: z.iso.datetime(),
  /** SHA-256 of the seed, 64 hexadecimal digits; absent until entries open. */
  commitment: z.string().optional(),
  /** People who entered and wait. */
  entered: z.int(),
  /** What was drawn (`lottery.ts`), once it was. */
  drawn: z
    .object({
      drawnAt: z.iso.datetime(),
      seed: z.string(),
      seats: z.int(),
      groups: z.record(z.string(), z.object({ left: z.int(), kept: z.int() })).optional(),
      entries: z.array(z.object({ number: z.int(), heads: z.int(), group: z.string().optional() })),
      order: z.array(z.int()),
      seated: z.int(),
    })
    .optional(),
});

const input = z.strictObject({ eventId: EventId, token: ShareToken.optional() });
const errors = ['event.notFound', 'draw.notFound'] as const;

/** How the seats of an event are drawn, for all to check. */
export const drawsContract = defineContract('draws', {
  getDraw: {
    method: 'GET',
    path: '/events/{eventId}/draw',
    summary: 'Read the draw of an event: the commitment before it, the seed and the order after it',
    access: 'public',
    cacheSeconds: 5,
    input,
    output: DrawView,
    errors,
  },
  getMyDraw: {
    method: 'GET',
    path: '/events/mine/{eventId}/draw',
    summary: 'Read the draw of an event with the number of your entry',
    access: 'signedIn',
    input,
    output: DrawView.extend({ myNumber: z.int().optional() }),
    errors,
  },
});
