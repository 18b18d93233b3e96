import { platform, type World } from '../core/world.ts';
import { makeAccount } from './accounts.ts';
import { everythingGiven, nothingGiven } from './requirements.ts';

/** The platform, and some accounts that organizers have had before, for linking one. */
export function seedAccounts(world: Pick<World, 'store' | 'now'>): void {
  if (world.store.find(platform, 'account', platform)) return;
  makeAccount(world, { id: platform, name: 'The platform', given: everythingGiven });
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
