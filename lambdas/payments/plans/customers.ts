import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Provider } from '../provider/stripe.ts';
import { askProvider } from './ask-provider.ts';

/** Users as those who pay: what the provider calls each, written once. */
export interface Customers {
  /** The provider's name for a user, made at the provider where they have none. Safe to repeat. */
  of(account: Account, provider: Provider): Promise<string>;
}

export function createCustomers(table: Table): Customers {
  const accounts = accountEntity(table);
  return {
    of: async ({ userId, email, stripeCustomerId }, { stripe }) => {
      if (stripeCustomerId) return stripeCustomerId;
      const made = await askProvider(
        stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: `customer-${userId}` }),
      );
      const first = accounts
        .patch({ userId })
        .set({ stripeCustomerId: made.id })
        .where((row, { notExists }) => notExists(row.stripeCustomerId));
      if (await wasMade(first.go())) return made.id;
      const { data } = await accounts.get({ userId }).go({ consistent: true });
      return data?.stripeCustomerId ?? made.id;
    },
  };
}
