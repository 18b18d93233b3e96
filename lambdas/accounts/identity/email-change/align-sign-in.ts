import { log } from '#lambdas/kernel/observability/log.ts';
import type { AccountReader } from '../../ports/accounts.ts';
import type { Identities } from '../identities.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly identities: Pick<Identities, 'setEmail' | 'discardUnconfirmed'>;
}

/** How often an address may change while the pool follows it. */
const mostTurns = 5;

/**
 * Has the user pool sign a person in with the address of their account. The pool's write knows no condition, so the
 * account is read again behind it: of two that align at the same time, the one that writes last sees what it missed.
 */
export async function alignSignIn(userId: string, { accounts, identities }: Ports): Promise<void> {
  let set: string | undefined;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const account = await accounts.find(userId);
    if (!account?.username || account.deletedAt || account.email === set) return;
    const { username, email } = account;
    if ((await identities.setEmail(username, email)) === 'taken') {
      // The account holds the address, so no other user can have proven it: what is in the way is a sign-up left unconfirmed.
      const isFree = await identities.discardUnconfirmed(email);
      if (!isFree || (await identities.setEmail(username, email)) === 'taken')
        log.warn('An address is taken in the user pool by another sign-in');
    }
    set = email;
  }
}
