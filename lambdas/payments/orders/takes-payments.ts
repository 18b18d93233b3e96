import { canCharge } from '#shared/payments/accounts/account-status.ts';
import type { PayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';

/** Whether the seller's account is still the one of an order, and takes payments. */
export const takesPayments =
  (accounts: Pick<PayoutAccounts, 'find'>) =>
  async ({ sellerKind, sellerId, stripeId }: StoredOrder, now: Date): Promise<boolean> => {
    const account = await accounts.find({ ownerKind: sellerKind, ownerId: sellerId });
    return account?.stripeId === stripeId && canCharge(account, now);
  };
