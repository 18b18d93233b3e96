import { expect, it } from 'vitest';
import { handler } from '#lambdas/admin/flags/api.ts';
import { flagsContract } from '#shared/admin/flags/contract.ts';
import { flagDefaults } from '#shared/flags.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(flagsContract, handler).signedOut();

it('tells any visitor what is on, as soon as the configuration says so', async () => {
  expect(await visitor.getFlags({})).toEqual({ subscriptions: true, badges: true });
  cloud.flags = { subscriptions: false, badges: false };
  expect(await visitor.getFlags({})).toEqual({ subscriptions: false, badges: false });
});

it.each([
  ['nothing', {}],
  ['something else', []],
  ['values that are no yes or no', { subscriptions: 'yes', badges: 0 }],
])('says the defaults where the configuration says %s', async (_, flags) => {
  cloud.flags = flags;
  expect(await visitor.getFlags({})).toEqual(flagDefaults);
});

it('shows no flag that the product does not know', async () => {
  cloud.flags = { subscriptions: true, badges: true, secretLaunch: true };
  expect(await visitor.getFlags({})).toEqual({ subscriptions: true, badges: true });
});
