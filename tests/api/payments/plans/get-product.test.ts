import { expect, it } from 'vitest';
import { plansApi } from '#tests/support/payments/plans.ts';

it('names the product of a subscription to any visitor, and no other', async () => {
  const visitor = plansApi.signedOut();
  expect(await visitor.getProduct({ productId: 'organizer-elite' })).toEqual({
    id: 'organizer-elite',
    name: 'Organizer Elite',
  });
  await expect(visitor.getProduct({ productId: 'prod_other' })).rejects.toMatchObject({ code: 'plan.productNotFound' });
});
