import type { PayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { isAccessOver } from '../provider/answers.ts';
import type { Provider } from '../provider/stripe.ts';

interface EndingAccess {
  readonly accounts: Pick<PayoutAccounts, 'findLinked'>;
  readonly provider: () => Promise<Provider>;
}

/** Gives up our access to an account that was unlinked, unless it was linked again since. Safe to repeat. */
export async function endAccess(stripeId: string, { accounts, provider }: EndingAccess): Promise<void> {
  if (await accounts.findLinked(stripeId)) return;
  const { stripe, connectClientId } = await provider();
  await stripe.oauth.deauthorize({ client_id: connectClientId, stripe_user_id: stripeId }).catch((error: unknown) => {
    if (!isAccessOver(error)) throw error;
  });
}
