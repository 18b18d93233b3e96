import type { accounts } from '#shared/accounts/contract.ts';
import { isEasyToGuess } from '#shared/accounts/passwords.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Identities } from '../identities.ts';
import type { AccountStore } from '../store.ts';

type SignUp = (typeof accounts)['operations']['signUp'];

interface Ports {
  readonly store: Pick<AccountStore, 'holderOf' | 'askForHelp'>;
  readonly identities: Pick<Identities, 'signUp' | 'discardUnconfirmed'>;
  readonly prove: (email: string) => Promise<string>;
  /** Counts what is asked for one address, whoever asks; throws above the limit. */
  readonly countAddress: (email: string) => Promise<void>;
  /** Hides how long it took. */
  readonly steadily: (work: () => Promise<void>) => Promise<void>;
}

/** Starts a sign-up, or has the holder of the address told that they have an account. The answer is the same. */
export async function signUp({ email, password }: Parsed<SignUp>, ports: Ports, now: Date): Promise<Output<SignUp>> {
  if (isEasyToGuess(password, email))
    throw new Problem('signUp.passwordTooCommon', { fields: { password: 'That password is easy to guess.' } });
  await ports.countAddress(email);
  await ports.steadily(() => register(email, password, ports, now));
  return { status: 'told' };
}

async function register(email: string, password: string, ports: Ports, now: Date): Promise<void> {
  const { store, identities } = ports;
  const holder = await store.holderOf(email);
  if (holder) return store.askForHelp(holder, 'signUp', now);
  const proof = await ports.prove(email);
  const person = { email, password, proof };
  if ((await identities.signUp(person)) === 'started') return;
  // Whoever began with this address never proved it. Keeping theirs would let a stranger choose the password.
  if (await identities.discardUnconfirmed(email)) await identities.signUp(person);
}
