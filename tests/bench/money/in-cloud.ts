import type { LocalStripe } from '#infra/local/stripe/local-stripe.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';

/**
 * The product in this process, with its parts that the benchmarks of money use. The engines and the environment come first:
 * handlers read it when they are imported.
 */
export async function inCloud() {
  const { cloud } = await import('#tests/support/product/cloud.ts');
  cloud.renew();
  const { product } = await import('#tests/support/product/product.ts');
  const { table } = await import('#lambdas/kernel/data/table.ts');
  const people = await import('#tests/support/accounts/people.ts');
  const checkout = await import('#tests/support/events/checkout.ts');
  const { payWith } = await import('#tests/support/payments/local-stripe.ts');
  const crowd = (count: number): Promise<Account[]> =>
    Promise.all(Array.from({ length: count }, () => people.aPerson()));
  return { cloud, product, table, crowd, payWith, ...checkout };
}

export type InCloud = Awaited<ReturnType<typeof inCloud>>;

/** What was asked of the payment provider. */
export interface AskedOfProvider {
  calls: number;
  /** The most that were under way at one time. */
  atOnce: number;
}

/** Has each call of the provider take so long, and counts them. */
export function slowProvider(cloud: { stripe: LocalStripe }, ms: number): AskedOfProvider {
  const asked: AskedOfProvider = { calls: 0, atOnce: 0 };
  const { stripe } = cloud;
  let underWay = 0;
  cloud.stripe = {
    ...stripe,
    engine: async (request) => {
      asked.calls += 1;
      underWay += 1;
      asked.atOnce = Math.max(asked.atOnce, underWay);
      await new Promise((resolve) => setTimeout(resolve, ms));
      underWay -= 1;
      return stripe.engine(request);
    },
  };
  return asked;
}
