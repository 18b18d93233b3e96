import type { TeamRequest } from './request-store.ts';

/** How long a declined request lasts: then the person may ask again. */
const againAfterMs = 7 * 24 * 60 * 60_000;

export const isLastingDecline = ({ status, decidedAt = '' }: TeamRequest, now: Date): boolean =>
  status === 'declined' && now.getTime() - Date.parse(decidedAt) < againAfterMs;
