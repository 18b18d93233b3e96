import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';

/**
 * Refuses a payer who is not of age, whatever is paid: a guardian pays for them.
 * @throws {Problem} order.adultPays
 */
export function refuseMinorPayer(payer: Pick<Account, 'birthdate'> | undefined, now: Date): void {
  if (isMinor(payer?.birthdate, now)) throw new Problem('order.adultPays');
}
