import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';

/** Whether a player can be found by players nearby: by their own wish, and when they are known to be grown up (D21). */
export const isListed = (person: Account, now: Date): boolean =>
  person.privacy?.nearbyPlayers === true &&
  person.birthdate !== undefined &&
  !isMinor(person.birthdate, now) &&
  person.hasAdditionalInfo &&
  person.emailVerified &&
  person.city !== undefined &&
  !person.deletedAt;
