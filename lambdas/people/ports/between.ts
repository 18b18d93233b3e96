import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Parted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { switchesOf } from '#shared/people/privacy/privacy.ts';
import type { Between } from '#shared/people/privacy/who-sees.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';

/** The relation between a viewer and another person. */
export const between = (
  viewerId: string,
  person: Account,
  parted: Parted,
  now: Date,
  isConnected = false,
): Between => ({
  viewer: viewerId === person.userId ? 'self' : 'someone',
  blocks: parted.blocked.has(person.userId),
  isBlocked: parted.blockedBy.has(person.userId),
  isConnected,
  isMinor: isMinor(person.birthdate, now),
  switches: switchesOf(person.privacy),
});
