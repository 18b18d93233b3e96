import { expect, it } from 'vitest';
import { planPrices } from '#lambdas/payments/plans/plan-request.ts';
import type { PaidPlan } from '#shared/payments/plan-names.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

const day = 24 * 60 * 60;
const lineOf = (planId: PaidPlan, amount: number) => ({
  amount,
  pricing: { price_details: { price: planPrices()[planId] } },
});
const anInvoice = (differences: object) => ({
  object: 'invoice',
  number: 'ROVERS-0001',
  created: day,
  total: 1900,
  currency: 'usd',
  status: 'paid',
  hosted_invoice_url: 'https://invoice.example/one',
  parent: null,
  lines: { data: [lineOf('pro', 1900)] },
  ...differences,
});

it('lists the invoices of one’s plans, newest first, with what each was for', async () => {
  const { owner, teamId, team } = await aTeam();
  const id = await aPlan(owner, 'pro', teamId);
  const parent = { subscription_details: { subscription: id } };
  cloud.billing.invoices.push(
    anInvoice({ id: 'in_1', parent }),
    anInvoice({ id: 'in_2', created: 2 * day, status: 'draft' }),
    anInvoice({
      id: 'in_3',
      created: 3 * day,
      total: 3000,
      parent,
      lines: { data: [lineOf('pro', -1900), lineOf('elite', 4900)] },
    }),
    anInvoice({ id: 'in_4', created: 4 * day, status: 'open', number: null, hosted_invoice_url: null }),
    anInvoice({ id: 'in_5', created: 5 * day, status: 'void', lines: { data: [] } }),
  );
  const { invoices } = await plansApi.signedInAs(owner).listPlanInvoices({});
  const ofTeam = { number: 'ROVERS-0001', ownerName: team.name, url: 'https://invoice.example/one', state: 'paid' };
  expect(invoices).toEqual([
    expect.objectContaining({ id: 'in_5', state: 'over' }),
    {
      id: 'in_4',
      planId: 'pro',
      issuedAt: '1970-01-05T00:00:00.000Z',
      amountMinor: 1900,
      currency: 'USD',
      state: 'due',
    },
    expect.objectContaining({ ...ofTeam, id: 'in_3', planId: 'elite', amountMinor: 3000 }),
    expect.objectContaining({ ...ofTeam, id: 'in_1', planId: 'pro', amountMinor: 1900 }),
  ]);
  expect(cloud.billing.state.calls.filter(({ route }) => route === 'GET /invoices')).toHaveLength(1);
});

it('asks no one where the caller never was a customer, and says where the provider does not answer', async () => {
  const person = await aPerson();
  await expect(plansApi.signedInAs(person).listPlanInvoices({})).resolves.toEqual({ invoices: [] });
  expect(cloud.billing.state.calls).toEqual([]);
  await aPlan(person, 'plus');
  cloud.billing.goDown();
  const asked = plansApi.signedInAs(person).listPlanInvoices({});
  await expect(asked).rejects.toMatchObject({ code: 'plan.unreachable' });
});
