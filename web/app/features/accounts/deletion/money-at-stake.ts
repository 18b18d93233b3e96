import type { Credit } from '#shared/payments/credits/schemas.ts';
import type { GivenUpSpots } from '#shared/payments/orders/given-up-spots.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What a user gives up with their account, and what of it comes back. */
export interface MoneyAtStake {
  readonly spots: readonly GivenUpSpots[];
  readonly credits: readonly Credit[];
}

/** Loaded at that moment, with what it needs. */
export async function moneyAtStake(): Promise<MoneyAtStake> {
  const [{ ordersContract }, { creditsContract }] = await Promise.all([
    import('#shared/payments/orders/contract.ts'),
    import('#shared/payments/credits/contract.ts'),
  ]);
  const [{ spots }, { credits }] = await Promise.all([
    operations(ordersContract).previewDeletion({}),
    operations(creditsContract).listMyCredits({}),
  ]);
  return { spots, credits };
}
