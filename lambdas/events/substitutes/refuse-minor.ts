import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';

/**
 * The stored birthdate decides who is an adult (decision D50).
 * @throws {Problem} substitute.birthdateMissing, substitute.adultsOnly
 */
export function refuseMinor({ account, now }: Pick<Caller, 'account' | 'now'>): void {
  if (!account?.birthdate) throw new Problem('substitute.birthdateMissing');
  if (isMinor(account.birthdate, now)) throw new Problem('substitute.adultsOnly');
}
