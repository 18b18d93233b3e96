import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { handler } from '#lambdas/accounts/second-factor/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { product } from '../product/product.ts';
import { aSignIn } from './sign-ins.ts';
import { aMember } from './sign-ups.ts';

export const factorApi = product.client(secondFactorContract, handler);

/** What an authenticator app shows at this time of the product. */
export const codeOf = (secret: string, at = clock.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** A code that this app shows neither now nor half a minute before or after. */
export function wrongCodeOf(secret: string, at = clock.now()): string {
  const near = [-30_000, 0, 30_000].map((ms) => codeOf(secret, new Date(at.getTime() + ms)));
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
}

/** The app shows the next code, which no one has used. */
export const untilNextCode = (): void => product.clock.forwardMinutes(0.5);

/** A member with a password, who signed in and turned their second factor on just now. */
export async function aMemberWithFactor() {
  const { userId, email } = await aMember();
  const { caller } = await aSignIn(email);
  const api = factorApi.signedInAs(caller);
  const { secret } = await api.beginSecondFactor({});
  const { recoveryCodes } = await api.turnOnSecondFactor({ code: codeOf(secret) });
  return { userId, email, caller, secret, recoveryCodes };
}

/** Lets a person act as one who signed in with password and second factor just now. */
export async function withRecentFactor<Person extends { readonly userId: string }>(person: Person) {
  const factorSince = new Date(clock.now().getTime() - 60 * 60_000).toISOString();
  await accountEntity(table()).patch({ userId: person.userId }).set({ factorSince }).go();
  return { ...person, sessionId: randomUUID(), signedInAt: clock.now(), isPoolSignIn: true };
}
