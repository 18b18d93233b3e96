import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import { emailChangeHours } from '#shared/accounts/identity/email-operations.ts';

const purpose = 'email-change';
const validMs = emailChangeHours * 60 * 60_000;

/** What the link in the mail to a new address says. */
export interface EmailChangeClaim {
  readonly userId: string;
  readonly askedAt: string;
}

/** Only who reads mail at the new address has it. */
export const emailChangeToken = (secret: string, { userId, askedAt }: EmailChangeClaim): string =>
  sign(secret, purpose, JSON.stringify([userId, askedAt]));

/** Undefined when the token is not one of ours, or older than a day. */
export function readEmailChangeToken(secret: string, token: string, now: Date): EmailChangeClaim | undefined {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [userId, askedAt] = JSON.parse(value) as [string, string];
  return now.getTime() - Date.parse(askedAt) > validMs ? undefined : { userId, askedAt };
}
