import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost, goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { aCardFee, pageFor, payByCard } from '#tests/support/payments/invoice-cards.ts';
import {
  aChargedFee,
  dayIn,
  feeDetails,
  inCash,
  invoicesApi,
  moneyApi,
  moneySettings,
  noInvoice,
} from '#tests/support/payments/invoices.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { addGuardian } from '#tests/support/people/family.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { aChildOnRoster, answers, leo } from '#tests/support/teams/roster-children.ts';
import { aMember } from '#tests/support/teams/teams.ts';

const ledgerOf = async ({ boss, teamId }: Awaited<ReturnType<typeof aCardFee>>) => boss.getLedger({ teamId });

it('pays an invoice: the payer pays what is owed, and the ledger holds the payment and its fees', async () => {
  const world = await aCardFee();
  const { mine, invoiceId, payer, treasury } = world;
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ takesCards: true });
  await payByCard(payer, [invoiceId]);
  const paid = await mine.getInvoice({ invoiceId });
  expect(paid).toMatchObject({ state: 'paid', balanceMinor: 0, takesCards: false });
  expect(paid.payments).toMatchObject([{ method: 'card', amountMinor: 12_000 }]);
  const { lines, balanceMinor } = await ledgerOf(world);
  expect(lines.map(({ title, amountMinor }) => [title, Math.sign(amountMinor)])).toEqual(
    expect.arrayContaining([
      ['Spring fee, 1 player', 1],
      ['Card fees', -1],
    ]),
  );
  expect(balanceMinor).toBe(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
  expect((await treasury()).closed).toMatchObject([{ state: 'paid', refundable: [{ leftMinor: 12_000 }] }]);
  const receipts = product.mails(payer.email).filter(({ subject }) => subject.startsWith('Receipt'));
  expect(receipts.map(({ subject }) => subject)).toEqual(['Receipt: Spring fee']);
});

it('pays several invoices of one community at once', async () => {
  const { teamId, money, payer, mine, invoiceId } = await aCardFee();
  const who = { kind: 'people' as const, personIds: [payer.userId] };
  await money.chargeFee({ teamId, ...feeDetails({ name: 'Jersey', amountMinor: 3500, dueOn: [dayIn(2)], who }) });
  const ids = (await mine.listInvoices({ state: 'open' })).invoices.map((one) => one.invoiceId);
  expect(ids).toContain(invoiceId);
  const { order } = await mine.payInvoices({ invoiceIds: ids });
  expect(order).toMatchObject({ totalMinor: 15_500, serviceFeeMinor: 0, subjectKind: 'invoice', href: '/invoices' });
  await payByCard(payer, ids);
  expect((await mine.listInvoices({ state: 'paid' })).invoices).toHaveLength(2);
});

it('leads to one order from two presses, and to another for another choice', async () => {
  const { teamId, money, payer, mine, invoiceId } = await aCardFee();
  const [one, two] = await Promise.all([
    mine.payInvoices({ invoiceIds: [invoiceId] }),
    mine.payInvoices({ invoiceIds: [invoiceId] }),
  ]);
  expect(one.order.orderId).toBe(two.order.orderId);
  const { url } = await pageFor(payer, [invoiceId]);
  const who = { kind: 'people' as const, personIds: [payer.userId] };
  await money.chargeFee({ teamId, ...feeDetails({ name: 'Jersey', amountMinor: 3500, who }) });
  const ids = (await mine.listInvoices({ state: 'open' })).invoices.map((shown) => shown.invoiceId);
  const { order } = await mine.payInvoices({ invoiceIds: ids });
  expect(order.totalMinor).toBe(15_500);
  expect((await ordersApi.signedInAs(payer).getOrder({ orderId: one.order.orderId })).status).toBe('cancelled');
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  expect((await mine.getInvoice({ invoiceId })).state).toBe('viewed');
});

it('sends the card payment back where the treasurer took cash meanwhile', async () => {
  const { teamId, money, payer, mine, invoiceId } = await aCardFee();
  const { url, order } = await pageFor(payer, [invoiceId]);
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(9000) });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  const paid = await mine.getInvoice({ invoiceId });
  expect(paid).toMatchObject({ state: 'paid', paidMinor: 12_000 });
  expect(paid.payments.map(({ method, amountMinor }) => [method, amountMinor])).toEqual([
    ['cash', 9000],
    ['card', 3000],
  ]);
  const after = await ordersApi.signedInAs(payer).getOrder({ orderId: order.orderId });
  expect(after).toMatchObject({ refundedMinor: 9000, refunds: [{ trace: { cause: 'undelivered' } }] });
});

it('sends all of it back where the invoice was voided meanwhile', async () => {
  const { teamId, money, payer, mine, invoiceId, boss } = await aCardFee();
  const { url, order } = await pageFor(payer, [invoiceId]);
  await money.voidInvoice({ teamId, invoiceId, reason: 'By mistake' });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ state: 'void', payments: [] });
  expect((await ordersApi.signedInAs(payer).getOrder({ orderId: order.orderId })).refundedMinor).toBe(12_000);
  expect((await boss.getLedger({ teamId })).lines).toEqual([]);
});

it('makes another order once the time to pay ran out', async () => {
  const { payer, invoiceId, mine } = await aCardFee();
  const { order } = await pageFor(payer, [invoiceId]);
  product.clock.forwardMinutes(11);
  await settleAll();
  const again = await mine.payInvoices({ invoiceIds: [invoiceId] });
  expect(again.order.orderId).not.toBe(order.orderId);
  expect(product.mails(payer.email).some(({ subject }) => subject.startsWith('Your hold'))).toBe(false);
  await payByCard(payer, [invoiceId]);
  expect((await mine.getInvoice({ invoiceId })).state).toBe('paid');
});

it('refuses what is paid, strangers, and client prices', async () => {
  const { mine, payer, invoiceId } = await aCardFee();
  const stranger = invoicesApi.signedInAs(await aPerson());
  const foreign = stranger.payInvoices({ invoiceIds: [invoiceId] });
  await expect(foreign).rejects.toMatchObject({ code: 'invoice.notFound' });
  const unknown = mine.payInvoices({ invoiceIds: [noInvoice] });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const cheaper = { invoiceIds: [invoiceId], amountMinor: 1 };
  await expect(mine.payInvoices(cheaper)).rejects.toMatchObject({ code: 'request.invalid' });
  await payByCard(payer, [invoiceId]);
  const again = mine.payInvoices({ invoiceIds: [invoiceId] });
  await expect(again).rejects.toMatchObject({ code: 'invoice.nothingDue' });
});

it('pays the invoices of one community at a time', async () => {
  const [one, other] = [await aCardFee(), await aCardFee()];
  await aMember(other, [], one.payer);
  const who = { kind: 'people' as const, personIds: [one.payer.userId] };
  await other.boss.chargeFee({ teamId: other.teamId, ...feeDetails({ who }) });
  const ids = (await one.mine.listInvoices({})).invoices.map(({ invoiceId }) => invoiceId);
  expect(ids).toHaveLength(2);
  await expect(one.mine.payInvoices({ invoiceIds: ids })).rejects.toMatchObject({ code: 'invoice.oneCommunity' });
});

it('lets one guardian finish before the other can pay the same, and no minor', async () => {
  const world = await aChildOnRoster();
  const { teamId, owner, dana, kim, invite } = world;
  await invite();
  await answers(dana, leo);
  await product.drain();
  const boss = moneyApi.signedInAs(owner);
  await boss.saveMoneySettings({ teamId, ...moneySettings() });
  await aSellingHost(owner);
  await boss.chargeFee({ teamId, ...feeDetails() });
  const theirs = await invoicesApi.signedInAs(dana).listInvoices({});
  const ofLeo = theirs.invoices.filter(({ personName }) => personName.startsWith('Leo'));
  const ids = ofLeo.map(({ invoiceId }) => invoiceId);
  await addGuardian({ dependantId: ofLeo[0]?.personId ?? '' }, dana, kim);
  const { order } = await pageFor(dana, ids);
  expect(order.lines).toMatchObject([{ kind: 'fee', name: 'Spring fee, Leo C.' }]);
  const both = invoicesApi.signedInAs(kim).payInvoices({ invoiceIds: ids });
  await expect(both).rejects.toMatchObject({ code: 'invoice.beingPaid' });
  product.clock.forwardMinutes(11);
  await payByCard(kim, ids);
  expect((await invoicesApi.signedInAs(dana).listInvoices({ state: 'paid' })).invoices).toHaveLength(1);
  const teen = invoicesApi.signedInAs(await aPerson({ birthdate: '2018-05-17' }));
  await expect(teen.payInvoices({ invoiceIds: ids })).rejects.toMatchObject({ code: 'order.adultPays' });
});

it('takes nothing where the community has no account that can be paid', async () => {
  const { invoiceId, players } = await aChargedFee();
  const [payer] = players;
  const mine = invoicesApi.signedInAs(payer ?? { userId: '' });
  expect((await mine.getInvoice({ invoiceId })).takesCards).toBe(false);
  const plain = mine.payInvoices({ invoiceIds: [invoiceId] });
  await expect(plain).rejects.toMatchObject({ code: 'invoice.cardsUnavailable' });
  const world = await aCardFee();
  await payoutAccountEntity(table())
    .patch({ ownerKind: 'user', ownerId: world.owner.userId })
    .set({ chargesEnabled: false })
    .go();
  const restricted = world.mine.payInvoices({ invoiceIds: [world.invoiceId] });
  await expect(restricted).rejects.toMatchObject({ code: 'invoice.cardsUnavailable' });
});
