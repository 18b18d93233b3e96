import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import { loginInviteMs } from '#shared/people/family/own-login.ts';

const purpose = 'own-login';

/** The content of the link in a mail that offers a login. */
export interface LoginClaim {
  readonly dependantId: string;
  readonly askedAt: string;
}

/** Only who reads the mail has it. */
export const loginToken = (secret: string, { dependantId, askedAt }: LoginClaim): string =>
  sign(secret, purpose, JSON.stringify([dependantId, askedAt]));

/** Undefined when the token is not one of ours, or its time is over. */
export function readLoginToken(secret: string, token: string, now: Date): LoginClaim | undefined {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [dependantId, askedAt] = JSON.parse(value) as [string, string];
  return now.getTime() - Date.parse(askedAt) > loginInviteMs ? undefined : { dependantId, askedAt };
}
