import { isPaidPlan, plans } from '#shared/payments/plans.ts';
import { productName } from '#shared/product.ts';
import { makeAccount } from './accounts/accounts.ts';
import { everythingGiven, nothingGiven } from './accounts/requirements.ts';
import { makePrice } from './billing/prices.ts';
import { platform, type World } from './core/world.ts';
import { localPriceOf } from './local-price.ts';

/** What is there before anything happens: the platform with its plans, and accounts that organizers have had before. */
export function seedStripe(world: World): void {
  if (world.store.find(platform, 'account', platform)) return;
  makeAccount(world, { id: platform, name: productName, given: everythingGiven });
  for (const { id, item, cost, period } of plans.filter((plan) => isPaidPlan(plan.id))) {
    const recurring = { interval: period, interval_count: 1 };
    const price = { currency: 'usd', unit_amount: cost.amountMinor, product_data: { name: item }, recurring };
    makePrice(world, platform, price, localPriceOf(id));
  }
  const existing = [
    {
      id: 'acct_1LocalRiverside000',
      name: 'Riverside Sports',
      email: 'riverside@accounts.example',
      given: everythingGiven,
    },
    {
      id: 'acct_1LocalHarbor000000',
      name: 'Harbor Volleyball',
      email: 'harbor@accounts.example',
      given: everythingGiven,
    },
    {
      id: 'acct_1LocalUnfinished00',
      name: 'Unfinished Athletics',
      email: 'unfinished@accounts.example',
      given: nothingGiven,
    },
  ];
  for (const account of existing) {
    makeAccount(world, account);
    world.store.setFact('disconnected', account.id, world.now());
  }
}
