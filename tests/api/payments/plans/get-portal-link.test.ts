import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';

it('is the portal of a customer, in the mode of the stage', async () => {
  const person = await aPerson();
  const mine = plansApi.signedInAs(person);
  await expect(mine.getPortalLink({})).rejects.toMatchObject({ code: 'plan.noCustomer' });
  await aPlan(person, 'plus');
  expect((await mine.getPortalLink({})).url).toMatch(/^https:\/\/portal\.example\/cus_/);
  cloud.billing.goDown();
  await expect(mine.getPortalLink({})).rejects.toMatchObject({ code: 'plan.unreachable' });
});

it('is refused to those who run the platform and pay for nothing', async () => {
  const staff = await aPerson();
  await accountEntity(table()).patch({ userId: staff.userId }).set({ isPlatformAdmin: true }).go();
  await expect(plansApi.signedInAs(staff).getPortalLink({})).rejects.toMatchObject({ code: 'access.denied' });
});
