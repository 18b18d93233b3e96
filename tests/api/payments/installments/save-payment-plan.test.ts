import { expect, it } from 'vitest';
import {
  aChargeUnderway,
  anAutomaticPlan,
  anOffer,
  installmentsApi,
  passDays,
  planTerms,
} from '#tests/support/payments/installments.ts';
import { aChargedFee, dayIn, moneyApi, noInvoice } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { teamsApi } from '#tests/support/teams/teams.ts';

it('offers three installments that come to what is owed, and tells the payer', async () => {
  const { read, payer, treasury } = await anOffer();
  const { plan } = await read();
  expect(plan).toMatchObject({ offer: 1, isAccepted: false, isAutomatic: false, autopay: 'optional', graceDays: 7 });
  expect(plan?.installments.map(({ amountMinor, dueOn, state }) => [amountMinor, dueOn, state])).toEqual([
    [4000, dayIn(10), 'scheduled'],
    [4000, dayIn(20), 'scheduled'],
    [4000, dayIn(30), 'scheduled'],
  ]);
  await product.drain();
  expect(product.mails(payer.email).map(({ subject }) => subject)).toContain('Pay in installments: Spring fee');
  expect((await treasury()).owed[0]).toMatchObject({ installments: { total: 3, settled: 0, isAccepted: false } });
});

it('takes a deposit out first, and splits the rest to the cent', async () => {
  const { read } = await anOffer({ depositMinor: 2000 });
  const { plan } = await read();
  expect(plan?.installments.map(({ amountMinor }) => amountMinor)).toEqual([2000, 3334, 3333, 3333]);
  expect(plan?.installments[0]).toMatchObject({ isDeposit: true, state: 'scheduled' });
});

it('ends the consent of the payer with another offer: nothing is charged any more', async () => {
  const { keeper, teamId, invoiceId, read } = await anAutomaticPlan();
  const { offer } = await keeper.savePaymentPlan({ teamId, invoiceId, ...planTerms({ dueOn: [dayIn(2), dayIn(4)] }) });
  expect(offer).toBe(2);
  await passDays(6);
  const after = await read();
  expect(after).toMatchObject({ paidMinor: 4000, balanceMinor: 8000 });
  expect(after.plan).toMatchObject({
    offer: 2,
    isAccepted: false,
    installments: [{ amountMinor: 4000 }, { amountMinor: 4000 }],
  });
});

it('refuses what can’t be paid in installments', async () => {
  const { keeper, teamId, invoiceId, treasurer, owner } = await anOffer();
  const save = (differences: object) => keeper.savePaymentPlan({ teamId, invoiceId, ...planTerms(), ...differences });
  await expect(save({ invoiceId: noInvoice })).rejects.toMatchObject({ code: 'invoice.notFound' });
  await expect(save({ depositMinor: 12_000 })).rejects.toMatchObject({ code: 'installments.tooSmall' });
  await expect(save({ dueOn: [dayIn(3), dayIn(2)] })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(save({ amountMinor: 1 })).rejects.toMatchObject({ code: 'request.invalid' });
  const other = await aChargedFee();
  const without = installmentsApi.signedInAs(other.treasurer);
  const asked = { teamId: other.teamId, invoiceId: other.invoiceId, ...planTerms({ autopay: 'required' }) };
  await expect(without.savePaymentPlan(asked)).rejects.toMatchObject({ code: 'invoice.cardsUnavailable' });
  await moneyApi.signedInAs(treasurer).waiveInvoice({ teamId, invoiceId, reason: 'Helps out' });
  await expect(save({})).rejects.toMatchObject({ code: 'invoice.closed' });
  await expect(save({ teamId: 'tea_00000000000000000000000000' })).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(save({})).rejects.toMatchObject({ code: 'team.archived' });
});

it('keeps the plan while a card is being charged', async () => {
  const { keeper, teamId, invoiceId } = await aChargeUnderway();
  const another = keeper.savePaymentPlan({ teamId, invoiceId, ...planTerms() });
  await expect(another).rejects.toMatchObject({ code: 'invoice.beingPaid' });
});
