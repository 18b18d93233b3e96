import type { AccountStore } from './account-store.ts';
import type { Identities } from './identities.ts';
import type { Newcomer } from './newcomer.ts';

interface Ports {
  readonly store: Pick<AccountStore, 'join'>;
  readonly identities: Pick<Identities, 'shutOut'>;
}

/**
 * Makes the account of a user who proved their address. The last to sign up chose the password, and anybody may
 * sign up with any address: unless the person who proved it also chose it, it stops working before there is an account
 * to open with it. Safe to repeat at any point.
 */
export async function admit(
  newcomer: Newcomer,
  choseThePassword: boolean,
  { store, identities }: Ports,
  now: Date,
): Promise<'joined' | 'alreadyIn' | 'taken'> {
  if (newcomer.via === 'google' || choseThePassword) return store.join(newcomer, now);
  return store.join(newcomer, now, await identities.shutOut(newcomer.username));
}
