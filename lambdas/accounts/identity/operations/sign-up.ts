import type { MailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import type { accounts } from '#shared/accounts/contract.ts';
import { isEasyToGuess } from '#shared/accounts/identity/passwords.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { AccountStore } from '../account-store.ts';
import type { Identities } from '../identities.ts';
import { signUpAttempt } from '../sign-up-attempt.ts';

type SignUp = (typeof accounts)['operations']['signUp'];

type Person = Parameters<Identities['signUp']>[0];

interface Ports {
  readonly store: Pick<AccountStore, 'holderOf' | 'askForHelp' | 'saveAttempt'>;
  readonly identities: Pick<Identities, 'signUp' | 'discardUnconfirmed'>;
  readonly prove: (email: string) => Promise<string>;
  /** Whether one more mail may go to the address. */
  readonly gate: (email: string) => ReturnType<MailGate>;
  /** Hides how long it took. */
  readonly steadily: (work: () => Promise<void>) => Promise<void>;
}

/** Starts a sign-up, or has the holder of the address told that they have an account. The answer is the same. */
export async function signUp(input: Parsed<SignUp>, ports: Ports, now: Date): Promise<Output<SignUp>> {
  const { email, password } = input;
  if (isEasyToGuess(password, email))
    throw new Problem('signUp.passwordTooCommon', { fields: { password: 'That password is easy to guess.' } });
  await ports.steadily(async () => {
    // The address had its mails: the code in the newest one still works, and shows who reads them.
    if ((await ports.gate(email)) === 'send') await register(input, ports, now);
  });
  return { status: 'told' };
}

async function register(input: Parsed<SignUp>, ports: Ports, now: Date): Promise<void> {
  const { email, password, attempt, displayName } = input;
  const { store, identities } = ports;
  const holder = await store.holderOf(email);
  if (holder) return store.askForHelp(holder, 'signUp', now);
  const person = { email, password, proof: await ports.prove(email) };
  const started = await startAnew(person, identities);
  // Kept by the user that this password was given to: of sign-ups at the same time, none can be taken for another.
  if (started !== 'exists') await store.saveAttempt(signUpAttempt(started.userId, attempt, now, displayName));
}

/** The earlier sign-up with this address was never proven: their password goes, and the last to sign up chooses. */
async function startAnew(person: Person, identities: Ports['identities']): ReturnType<Identities['signUp']> {
  const started = await identities.signUp(person);
  if (started !== 'exists' || !(await identities.discardUnconfirmed(person.email))) return started;
  return identities.signUp(person);
}
