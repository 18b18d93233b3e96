import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { nameForAll } from './name-for-all.ts';

type Known = Pick<Account, 'displayName' | 'birthdate' | 'deletedAt'>;

/**
 * What a mail calls a person now, not what they were called when it happened.
 * @param called the naming rule; by default the one for unknown readers
 */
export const nameOf = (account: Known | undefined, now: Date, called = nameForAll): string =>
  (!account?.deletedAt && called(account, now)) || formerPlayer;
