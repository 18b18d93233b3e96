import type { MailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import type { accounts } from '#shared/accounts/contract.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { AccountStore } from '../account-store.ts';

type CheckSignInMethods = (typeof accounts)['operations']['checkSignInMethods'];

interface Ports {
  readonly store: Pick<AccountStore, 'holderOf' | 'askForHelp'>;
  /** Whether one more mail may go to the address. */
  readonly gate: (email: string) => ReturnType<MailGate>;
  /** Hides how long it took. */
  readonly steadily: (work: () => Promise<void>) => Promise<void>;
}

/** Has the owner of an address told how they sign in; the caller learns nothing (decision D11). */
export async function checkSignInMethods(
  { email }: Parsed<CheckSignInMethods>,
  { store, gate, steadily }: Ports,
  now: Date,
): Promise<Output<CheckSignInMethods>> {
  await steadily(async () => {
    if ((await gate(email)) === 'enough') return;
    const holder = await store.holderOf(email);
    if (holder) await store.askForHelp(holder, 'asked', now);
  });
  return { status: 'told' };
}
