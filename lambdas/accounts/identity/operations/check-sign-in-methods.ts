import type { accounts } from '#shared/accounts/contract.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { AccountStore } from '../../profile/store.ts';

type CheckSignInMethods = (typeof accounts)['operations']['checkSignInMethods'];

interface Ports {
  readonly store: Pick<AccountStore, 'holderOf' | 'askForHelp'>;
  /** Hides how long it took. */
  readonly steadily: (work: () => Promise<void>) => Promise<void>;
}

/** Has the owner of an address told how they sign in; the caller learns nothing (decision D11). */
export async function checkSignInMethods(
  { email }: Parsed<CheckSignInMethods>,
  { store, steadily }: Ports,
  now: Date,
): Promise<Output<CheckSignInMethods>> {
  await steadily(async () => {
    const holder = await store.holderOf(email);
    if (holder) await store.askForHelp(holder, 'asked', now);
  });
  return { status: 'told' };
}
