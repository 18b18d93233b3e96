import { createHash } from 'node:crypto';

/**
 * Stands for a person who runs an event where nobody is named: who knows a person can tell whether they run it, and nobody
 * can tell from it who does, or what else they run.
 */
export const hostMark = (eventId: string, userId: string): string =>
  createHash('sha256').update(`${eventId}/${userId}`).digest('base64url').slice(0, 22);
