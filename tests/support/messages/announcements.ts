import { handler } from '#lambdas/messages/announcements/api.ts';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { product } from '../product/product.ts';

export const announcementsApi = product.client(announcementsContract, handler);

/** An announcement to the players who are in, unless the test says otherwise. */
export const toPlayersOf = (eventId: string, differences: object = {}) => ({
  scope: { kind: 'event' as const, eventId },
  audience: ['in' as const],
  title: 'Court change',
  message: 'We play on court 3.\n\nBring a light and a dark shirt.',
  ...differences,
});
