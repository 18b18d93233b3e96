import * as z from 'zod';
import { sign, unsign } from '#lambdas/kernel/security/signature.ts';

const purpose = 'mailed-place';
const Named = z.tuple([z.string(), z.string(), z.string()]);

/** The offer of a place to an address, as it was made then: one that is made anew has another end. */
interface Mailed {
  readonly seasonId: string;
  readonly fromUserId: string;
  readonly offeredUntil: string;
}

/** What the mail to one address has, only. */
export const mailedPlaceToken = (secret: string, { seasonId, fromUserId, offeredUntil }: Mailed): string =>
  sign(secret, purpose, JSON.stringify([seasonId, fromUserId, offeredUntil]));

/** Undefined when we did not make it. */
export function readMailedPlaceToken(secret: string, token: string): Mailed | undefined {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [seasonId, fromUserId, offeredUntil] = Named.parse(JSON.parse(value));
  return { seasonId, fromUserId, offeredUntil };
}
