import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { invoiceEntity } from '#lambdas/payments/invoices/invoice.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import {
  anAutomaticPlan,
  anOffer,
  installmentsApi,
  passDays,
  restrict,
  saveAuthenticatedCard,
  saveCard,
} from '#tests/support/payments/installments.ts';
import { aCardFee } from '#tests/support/payments/invoice-cards.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const savedThenDeclined = '4000 0000 0000 0341';
const mastercard = '5555 5555 5555 4444';
const authenticates = '4000 0027 6000 3184';

it('charges each installment on its day, and never again', async () => {
  const { read, payer } = await anAutomaticPlan();
  await passDays(40);
  const invoice = await read();
  expect(invoice).toMatchObject({ state: 'paid', paidMinor: 12_000 });
  expect(invoice.payments.map(({ amountMinor, method }) => [amountMinor, method])).toEqual([
    [4000, 'card'],
    [4000, 'card'],
    [4000, 'card'],
  ]);
  const subjects = product.mails(payer.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('$40.00 on '))).toHaveLength(2);
});

it('tells of a declined card, charges another one at once, and goes on with it', async () => {
  const { read, payer, mine, invoiceId } = await anAutomaticPlan();
  await saveCard((await mine.updateCard({ invoiceId })).url, savedThenDeclined);
  expect((await read()).plan?.card).toMatchObject({ last4: '0341' });
  await passDays(20);
  const failed = (await read()).plan?.installments[1];
  expect(failed).toMatchObject({ state: 'failed', restMinor: 4000, failure: 'Your card was declined.' });
  expect(failed?.nextTryOn).toBeDefined();
  await passDays(8);
  expect((await read()).plan?.installments[1]).toMatchObject({ state: 'past_due' });
  const mails = product.mails(payer.email).filter(({ subject }) => subject.startsWith('Payment failed: $40.00'));
  expect(mails).toHaveLength(4);
  await saveCard((await mine.updateCard({ invoiceId })).url, mastercard);
  const after = await read();
  expect(after).toMatchObject({ paidMinor: 8000 });
  expect(after.plan).toMatchObject({
    card: { brand: 'mastercard', last4: '4444' },
    installments: [{}, { state: 'paid' }, {}],
  });
});

it.each(['4000 0000 0000 9987', '4000 0000 0000 9979'])(
  'never tries a card again that is lost or stolen: %s',
  async (number) => {
    const { read, payer, mine, invoiceId } = await anAutomaticPlan();
    await saveCard((await mine.updateCard({ invoiceId })).url, number);
    await passDays(28);
    const installment = (await read()).plan?.installments[1];
    expect(installment).toMatchObject({ state: 'past_due', failure: 'Your card has been declined.' });
    expect(installment?.nextTryOn).toBeUndefined();
    const mails = product.mails(payer.email).filter(({ subject }) => subject.startsWith('Payment failed: $40.00'));
    expect(mails).toHaveLength(1);
  },
);

it.each(['checkout.session.completed', 'setup_intent.succeeded'])('knows the new card from %s alone', async (type) => {
  const { read, mine, invoiceId } = await anAutomaticPlan();
  const { url } = await mine.updateCard({ invoiceId });
  const heard = cloud.takeWebhook;
  cloud.takeWebhook = async (webhook) => (JSON.parse(webhook.body).type === type ? heard(webhook) : 200);
  payWith(cloud.stripe, url, mastercard);
  await settleAll();
  cloud.takeWebhook = heard;
  expect((await read()).plan?.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
});

it('keeps what the payer agreed to with their card', async () => {
  const { invoiceId } = await anAutomaticPlan();
  const { data } = await invoiceEntity(table()).get({ invoiceId }).go();
  expect(data?.savedCard?.consent?.text).toMatch(
    /^\$40\.00 today, then \$40\.00 on .+\. I agree that .+ charges my card on these dates\.$/,
  );
});

it('asks the payer to pay where the bank wants to see them, and tells the treasurer after the days of grace', async () => {
  const { read, payer, mine, invoiceId, treasurer } = await anAutomaticPlan();
  await saveAuthenticatedCard((await mine.updateCard({ invoiceId })).url, authenticates);
  expect((await read()).plan?.card).toMatchObject({ last4: '3184' });
  await passDays(29);
  expect(await read()).toMatchObject({ paidMinor: 4000, plan: { installments: [{}, { state: 'past_due' }, {}] } });
  const failed = product.mails(payer.email).filter(({ subject }) => subject.startsWith('Payment failed'));
  expect(failed).toHaveLength(1);
  expect(failed[0]?.text).toContain('Your bank wants you to confirm this payment.');
  const told = product.mails(treasurer.email).filter(({ subject }) => subject.startsWith('Past due: '));
  expect(told).toHaveLength(1);
});

it('is for the payer whose card is saved alone', async () => {
  const { mine, invoiceId } = await anOffer();
  await expect(mine.updateCard({ invoiceId })).rejects.toMatchObject({ code: 'installments.noCard' });
  const stranger = installmentsApi.signedInAs(await aPerson());
  await expect(stranger.updateCard({ invoiceId })).rejects.toMatchObject({ code: 'invoice.notFound' });
});

it('refuses minors, invoices without a plan, and accounts that can’t be paid', async () => {
  const { mine, invoiceId, owner } = await anAutomaticPlan();
  const teen = installmentsApi.signedInAs(await aPerson({ birthdate: '2018-05-17' }));
  await expect(teen.updateCard({ invoiceId })).rejects.toMatchObject({ code: 'order.adultPays' });
  await restrict(owner);
  await expect(mine.updateCard({ invoiceId })).rejects.toMatchObject({ code: 'invoice.cardsUnavailable' });
  const plain = await aCardFee();
  const none = installmentsApi.signedInAs(plain.payer).updateCard({ invoiceId: plain.invoiceId });
  await expect(none).rejects.toMatchObject({ code: 'installments.noPlan' });
});
