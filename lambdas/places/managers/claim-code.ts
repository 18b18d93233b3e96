import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits: few enough to type or to say, and five tries are few enough for that. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const codeMac = (secret: string, { placeId, userId }: { placeId: string; userId: string }, code: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['place-claim', placeId, userId, code]))
    .digest('base64url');

export const isSameMac = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
