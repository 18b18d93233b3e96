import { productName } from '#shared/product.ts';
import { makeAccount } from './accounts/accounts.ts';
import { everythingGiven, nothingGiven } from './accounts/requirements.ts';
import { makePrice } from './billing/prices.ts';
import { platform, type World } from './core/world.ts';

/** Prices of plans, in cents. */
const plans = [
  ['price_local_pro', 'Organizer Pro', 1900, 'month'],
  ['price_local_elite', 'Organizer Elite', 4900, 'month'],
  ['price_local_plus', 'Member Plus', 2900, 'year'],
] as const;

/** What is there before anything happens: the platform with its plans, and accounts that organizers have had before. */
export function seedStripe(world: World): void {
  if (world.store.find(platform, 'account', platform)) return;
  makeAccount(world, { id: platform, name: productName, given: everythingGiven });
  for (const [id, name, amount, interval] of plans) {
    const recurring = { interval, interval_count: 1 };
    const price = { currency: 'usd', unit_amount: amount, product_data: { name }, recurring };
    makePrice(world, platform, price, id);
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
