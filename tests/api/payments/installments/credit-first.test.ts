import { expect, it } from 'vitest';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { anAutomaticPlan, passDays, saveCard } from '#tests/support/payments/installments.ts';

/** The same plan, and so much credit with the community. */
async function withCredit(amountMinor: number) {
  const world = await anAutomaticPlan();
  const { teamId, treasurer, payer } = world;
  await creditsApi
    .signedInAs(treasurer)
    .grantCredit({ teamId, personId: payer.userId, amountMinor, reason: 'Helped at the gate' });
  const balance = async () => (await creditsApi.signedInAs(payer).listMyCredits({})).credits[0]?.balanceMinor ?? 0;
  return { ...world, balance };
}

it('pays installments with credit before the card is charged, and the rest by card', async () => {
  const { read, balance } = await withCredit(5500);
  await passDays(22);
  expect((await read()).payments).toMatchObject([{ amountMinor: 4000 }, { amountMinor: 4000, creditMinor: 4000 }]);
  expect(await balance()).toBe(1500);
  await passDays(12);
  const { payments, state } = await read();
  expect(payments[2]).toMatchObject({ amountMinor: 4000, creditMinor: 1500 });
  expect([state, await balance()]).toEqual(['paid', 0]);
});

it('gives the credit back where the card refuses the rest', async () => {
  const { mine, invoiceId, read, balance } = await withCredit(1500);
  await saveCard((await mine.updateCard({ invoiceId })).url, '4000 0000 0000 0341');
  await passDays(20);
  const { plan, payments } = await read();
  expect(plan?.installments[1]).toMatchObject({ state: 'failed', restMinor: 4000 });
  expect([payments.length, await balance()]).toEqual([1, 1500]);
});
