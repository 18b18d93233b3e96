import { sign, unsign } from '#lambdas/kernel/security/signature.ts';

const purpose = 'alternate-email';
const validMs = 24 * 60 * 60_000;

/** What the link in a mail says. */
export interface EmailClaim {
  readonly userId: string;
  readonly email: string;
  readonly addedAt: string;
}

/** Only who reads the mail has it. */
export const emailToken = (secret: string, { userId, email, addedAt }: EmailClaim): string =>
  sign(secret, purpose, JSON.stringify([userId, email, addedAt]));

/** Undefined when the token is not one of ours, or older than a day. */
export function readEmailToken(secret: string, token: string, now: Date): EmailClaim | undefined {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [userId, email, addedAt] = JSON.parse(value) as [string, string, string];
  return now.getTime() - Date.parse(addedAt) > validMs ? undefined : { userId, email, addedAt };
}
