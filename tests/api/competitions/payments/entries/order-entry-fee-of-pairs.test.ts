import { expect, it } from 'vitest';
import {
  aCardTournament,
  aHeldPair,
  doublesByCard,
  entryCheckoutApi,
  laterBy,
  payEntry,
  readBy,
} from '#tests/support/competitions/entry-checkout.ts';
import { tournamentsApi } from '#tests/support/competitions/tournaments.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';

const { signedInAs } = entryCheckoutApi;
const orderOf = (payer: Parameters<typeof signedInAs>[0], orderId: string) =>
  ordersApi.signedInAs(payer).getOrder({ orderId });

it('lets each of a pair pay their half, and the entry stands when both are paid', async () => {
  const world = await aCardTournament(doublesByCard);
  const { tournamentId } = world;
  const { first, second, entryId } = await aHeldPair(world);
  const { toPay } = await signedInAs(second).getEntryCheckout({ tournamentId });
  expect(toPay).toMatchObject([{ entryId, restMinor: 4501, halfMinor: 2250, payBy: expect.any(String) }]);
  const half = await payEntry(world, first, entryId, 'half');
  expect(await orderOf(first, half)).toMatchObject({ lines: [{ label: 'Doubles, half', amountMinor: 2251 }] });
  expect((await readBy(world, first)).mine[0]?.payBy).toBeDefined();
  expect((await signedInAs(first).getEntryCheckout({ tournamentId })).toPay).toMatchObject([{ restMinor: 2250 }]);
  await payEntry(world, second, entryId);
  await laterBy(25 * 60);
  expect((await readBy(world, second)).mine).toEqual([{ categoryId: world.categoryId, entryId, position: 0 }]);
  const { categoryId } = world;
  await tournamentsApi.signedInAs(second).withdrawEntry({ tournamentId, categoryId });
  await settleAll();
  expect((await orderOf(first, half)).refundedMinor).toBe((await orderOf(first, half)).totalMinor);
});

it('lets one of a pair pay for both', async () => {
  const world = await aCardTournament(doublesByCard);
  const { first, entryId } = await aHeldPair(world);
  await payEntry(world, first, entryId);
  await laterBy(25 * 60);
  expect((await readBy(world, first)).mine).toMatchObject([{ entryId }]);
});

it('sends one half back when the other is not paid in a day', async () => {
  const world = await aCardTournament(doublesByCard);
  const { first, second, entryId } = await aHeldPair(world);
  const half = await payEntry(world, first, entryId, 'half');
  await laterBy(25 * 60);
  await settleAll();
  expect((await readBy(world, second)).mine).toEqual([]);
  const order = await orderOf(first, half);
  expect(order).toMatchObject({ refundedMinor: order.totalMinor, refunds: [{ trace: { cause: 'partnerUnpaid' } }] });
});

it('never takes a fee twice: one choice takes the place of the other until a payer has begun', async () => {
  const world = await aCardTournament(doublesByCard);
  const { tournamentId } = world;
  const { first, second, entryId } = await aHeldPair(world);
  const half = await signedInAs(first).orderEntryFee({ tournamentId, entryId, part: 'half' });
  const both = await signedInAs(second).orderEntryFee({ tournamentId, entryId });
  expect((await orderOf(first, half.orderId)).status).toBe('cancelled');
  await ordersApi.signedInAs(second).startCheckout({ orderId: both.orderId });
  await expect(signedInAs(first).orderEntryFee({ tournamentId, entryId, part: 'half' })).rejects.toMatchObject({
    code: 'order.paying',
  });
});

it('keeps the half that a partner is paying beside one’s own', async () => {
  const world = await aCardTournament(doublesByCard);
  const { tournamentId } = world;
  const { first, second, entryId } = await aHeldPair(world);
  const open = await signedInAs(first).orderEntryFee({ tournamentId, entryId, part: 'half' });
  await payEntry(world, second, entryId, 'half');
  expect((await orderOf(first, open.orderId)).status).toBe('reserved');
  await payEntry(world, first, entryId);
  expect((await readBy(world, first)).mine[0]?.payBy).toBeUndefined();
});
