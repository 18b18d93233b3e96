import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, earnsMore, goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { extras } from '#tests/support/events/selling/extra-slots.ts';
import { payOrder } from '#tests/support/events/selling/passes.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** A guardian whose child is in, paid by them, with some slots. */
async function aChildIn(slots: string[] = []) {
  const [sale, me] = [await aCardEvent(extras), await aPerson()];
  const { eventId } = sale;
  const { dependantId } = await aDependant(me, { firstName: 'Ana' });
  const api = checkoutApi.signedInAs(me);
  const { order } = await api.holdFamilySpots({ eventId, children: [{ dependantId, slots }] });
  const { url } = await ordersApi.signedInAs(me).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  const racketNow = async () =>
    (await slotsApi.signedInAs(me).listSlots({ eventId })).slots.find(({ slotId }) => slotId === 'racket');
  const orderOf = (orderId: string) => ordersApi.signedInAs(me).getOrder({ orderId });
  return { ...sale, me, api, dependantId, spotOrderId: order.orderId, racketNow, orderOf };
}

const theirs = ({ eventId, dependantId }: { eventId: string; dependantId: string }, slotId = 'racket') => ({
  eventId,
  dependantId,
  slotId,
});

it('sells a guardian a slot for a child who is in, and gives it back alone', async () => {
  const at = await aChildIn();
  const { me, api, host, dependantId, racketNow, orderOf, spotOrderId } = at;
  const { order } = await api.holdSlot(theirs(at));
  expect((await api.holdSlot(theirs(at))).order.orderId).toBe(order.orderId);
  expect(order.lines).toMatchObject([{ kind: 'slot', personId: dependantId, slotId: 'racket', amountMinor: 500 }]);
  await payOrder(order.orderId, me);
  expect(await racketNow()).toMatchObject({ taken: 1, isMine: false, dependants: [dependantId] });
  const { slotOrders } = await api.getEventQuote({ eventId: at.eventId });
  expect(slotOrders).toMatchObject([{ orderId: order.orderId, status: 'paid' }]);
  await earnsMore(host);
  await slotsApi.signedInAs(me).releaseSlot(theirs(at));
  await settleAll();
  expect(await orderOf(order.orderId)).toMatchObject({ status: 'refunded', refundedMinor: order.totalMinor });
  expect(await orderOf(spotOrderId)).toMatchObject({ status: 'paid', refundedMinor: 0 });
  expect(await racketNow()).toMatchObject({ taken: 0, dependants: [] });
  await expect(slotsApi.signedInAs(me).releaseSlot(theirs(at))).resolves.toEqual({ taken: 0 });
});

it('gives back alone a slot that was paid with the child’s spot', async () => {
  const at = await aChildIn(['racket', 'lesson']);
  await earnsMore(at.host);
  await slotsApi.signedInAs(at.me).releaseSlot(theirs(at));
  await settleAll();
  const { refunds, refundedMinor } = await at.orderOf(at.spotOrderId);
  expect(refunds).toMatchObject([{ givenBack: 'racket', personId: at.dependantId }]);
  expect(refundedMinor).toBeGreaterThanOrEqual(500);
  expect(refundedMinor).toBeLessThan(600);
  const { dependants } = await dependantsApi.signedInAs(at.me).listDependantsAtEvent({ eventId: at.eventId });
  expect(dependants).toMatchObject([{ mine: { status: 'in' } }]);
});

it('gives the slot back when the child leaves, and frees it when it is not paid in time', async () => {
  const at = await aChildIn();
  const { order } = await at.api.holdSlot(theirs(at));
  product.clock.forwardMinutes(11);
  await settleAll();
  expect(await at.orderOf(order.orderId)).toMatchObject({ status: 'expired' });
  const { order: next } = await at.api.holdSlot(theirs(at));
  await payOrder(next.orderId, at.me);
  await earnsMore(at.host);
  const { eventId, dependantId } = at;
  await dependantsApi.signedInAs(at.me).leaveForDependant({ eventId, dependantId });
  await settleAll();
  expect(await at.orderOf(next.orderId)).toMatchObject({ refundedMinor: next.totalMinor });
  expect(await at.racketNow()).toMatchObject({ taken: 0, dependants: [] });
});

it('refuses with dependant.notFound everyone else, and a child who is not in with access.denied', async () => {
  const at = await aChildIn();
  const stranger = await aPerson();
  const refused = { code: 'dependant.notFound' };
  await expect(checkoutApi.signedInAs(stranger).holdSlot(theirs(at))).rejects.toMatchObject(refused);
  await expect(slotsApi.signedInAs(stranger).releaseSlot(theirs(at))).rejects.toMatchObject(refused);
  const { dependantId } = await aDependant(at.me, { firstName: 'Ben' });
  const out = at.api.holdSlot(theirs({ ...at, dependantId }));
  await expect(out).rejects.toMatchObject({ code: 'access.denied' });
});

it('refuses with order.guardianPays and order.otherPays another guardian who may not pay, or pays besides', async () => {
  const at = await aChildIn();
  const child = { dependantId: at.dependantId };
  const [answering, both] = [await aPerson(), await aPerson()];
  await addGuardian(child, at.me, answering, { rights: ['rsvp'] });
  await addGuardian(child, at.me, both, { rights: ['rsvp', 'pay'] });
  const hold = (one: typeof both) => checkoutApi.signedInAs(one).holdSlot(theirs(at));
  await expect(hold(answering)).rejects.toMatchObject({ code: 'order.guardianPays' });
  const { order } = await at.api.holdSlot(theirs(at));
  await expect(hold(both)).rejects.toMatchObject({ code: 'order.otherPays' });
  await payOrder(order.orderId, at.me);
  await expect(hold(both)).rejects.toMatchObject({ code: 'order.otherPays' });
});
