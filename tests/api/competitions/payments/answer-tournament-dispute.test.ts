import { expect, it } from 'vitest';
import { tournamentDeskEntity } from '#lambdas/competitions/tournaments/tournament-desk.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { emptyDesk } from '#shared/competitions/tournaments/desk.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi } from '#tests/support/competitions/payments.ts';
import { anEntrant, noTournament } from '#tests/support/competitions/tournaments.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import { decide, disputeOf } from '#tests/support/payments/disputes.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs } = competitionPaymentsApi;
const noOrder = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';

async function aDisputedEntry() {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { person, entryId } = await anEntrant(world);
  const orderId = await payEntry(world, person, entryId);
  const desk = { ...emptyDesk(tournamentId), checkedIn: { [entryId]: '2028-06-10T13:40:00.000Z' } };
  await tournamentDeskEntity(table()).put({ tournamentId, version: 1, desk }).go();
  const { stripeId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  await disputeOf(orderId, stripeId);
  const { data } = await (await provider()).stripe.disputes.list({}, { stripeAccount: stripeId });
  const key = { tournamentId, orderId };
  return { ...world, key, stripeId, disputeId: data[0]?.id ?? '', desk: signedInAs(world.owner) };
}

it('sends the bank what was sold, when the entry checked in and the organizer’s words, once', async () => {
  const { desk, key, disputeId, stripeId, owner } = await aDisputedEntry();
  const [mail] = product.mails(owner.email).filter(({ subject }) => subject.startsWith('Payment disputed'));
  expect(mail?.text).toContain(`/tournament/${key.tournamentId}/payments`);
  await desk.answerTournamentDispute({ ...key, answer: 'They played.', send: false });
  await desk.answerTournamentDispute({ ...key, answer: 'They played on Saturday.', send: true });
  await settleAll();
  const { stripe } = await provider();
  const { status, evidence } = await stripe.disputes.retrieve(disputeId, {}, { stripeAccount: stripeId });
  expect(status).toBe('under_review');
  expect(evidence.uncategorized_text).toContain('They played on Saturday.');
  expect(evidence.product_description).toContain('Singles');
  expect(evidence.access_activity_log).toContain('checked in');
  await expect(desk.answerTournamentDispute({ ...key, answer: 'Again.', send: true })).rejects.toMatchObject({
    code: 'dispute.answered',
  });
});

it('takes no answer after the deadline', async () => {
  const { desk, key } = await aDisputedEntry();
  product.clock.forwardMinutes(9 * 24 * 60 + 1);
  try {
    await expect(desk.answerTournamentDispute({ ...key, answer: 'Late.', send: true })).rejects.toMatchObject({
      code: 'dispute.tooLate',
    });
  } finally {
    product.clock.reset();
  }
});

it('shows the payment as lost once the bank gave the money back', async () => {
  const { desk, key, disputeId } = await aDisputedEntry();
  await decide('loseDispute', disputeId);
  const { orders } = await desk.getTournamentMoney({ tournamentId: key.tournamentId });
  expect(orders).toMatchObject([{ orderId: key.orderId, status: 'lost' }]);
  await expect(desk.answerTournamentDispute({ ...key, answer: 'So?', send: true })).rejects.toMatchObject({
    code: 'dispute.notFound',
  });
});

it('answers disputes of its own payments alone', async () => {
  const { desk, key } = await aDisputedEntry();
  const said = { answer: 'Hello.', send: false };
  await expect(desk.answerTournamentDispute({ ...key, orderId: noOrder, ...said })).rejects.toMatchObject({
    code: 'order.notFound',
  });
  const stranger = signedInAs(await aPerson());
  await expect(stranger.answerTournamentDispute({ ...key, tournamentId: noTournament, ...said })).rejects.toMatchObject(
    { code: 'tournament.notFound' },
  );
});
