import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, settleAll, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { guestPage } from '#tests/support/events/guests.ts';
import { aPassSeries, buyPass } from '#tests/support/events/selling/passes.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { pays } from '#tests/support/payments/paying-guests.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

type Sale = Awaited<ReturnType<typeof aCardEvent>>;
type Player = Awaited<ReturnType<typeof aPerson>>;

/** The host changes the policy; nothing has followed from it yet. */
async function changes({ eventId, host }: Pick<Sale, 'eventId' | 'host'>, differences: object) {
  const organizer = eventsApi.signedInAs(host);
  const { event } = await organizer.getEvent({ eventId });
  const details = eventDetails({ ...twelveByCard, ...differences });
  await organizer.changeEvent({ ...details, eventId, version: event.version });
}

const hoursBefore = ({ event }: Pick<Sale, 'event'>, hours: number) =>
  product.clock.forwardMinutes((Date.parse(event.startsAt) - product.clock.now().getTime()) / 60_000 - hours * 60);

/** A player who paid under one policy, two days before the start, under another by now. */
async function paidBefore(first: object, then: object) {
  const sale = await aCardEvent(first);
  const player = await aPerson();
  const orderId = await payFor(sale.eventId, player);
  await changes(sale, then);
  await product.drain();
  hoursBefore(sale, 48);
  return { ...sale, player, orderId };
}

const read = ({ player, orderId }: { player: Player; orderId: string }) =>
  ordersApi.signedInAs(player).getOrder({ orderId });

async function leaves(paid: { eventId: string; player: Player; orderId: string }) {
  await eventsApi.signedInAs(paid.player).leaveEvent({ eventId: paid.eventId });
  await settleAll();
  return read(paid);
}

const [strict, moderate, flexible] = (['strict', 'moderate', 'flexible'] as const).map((refundPolicy) => ({
  refundPolicy,
}));
const better = { percent: 100, refundPolicy: 'flexible', isBetter: true };

it('gives players who paid earlier the more generous policy of today, and shows them the same', async () => {
  const paid = await paidBefore({ ...moderate }, { ...flexible });
  const { order } = await checkoutApi.signedInAs(paid.player).getEventQuote({ eventId: paid.eventId });
  expect(order?.terms).toEqual({ refundPolicy: 'flexible' });
  expect((await read(paid)).terms).toEqual({ refundPolicy: 'flexible' });
  expect(await leaves(paid)).toMatchObject({ refundedMinor: 1266, refunds: [{ trace: better }] });
});

it('gives it to who leaves the moment it was changed', async () => {
  const sale = await aCardEvent(moderate);
  const player = await aPerson();
  const orderId = await payFor(sale.eventId, player);
  hoursBefore(sale, 48);
  await changes(sale, { ...flexible });
  expect(await leaves({ ...sale, player, orderId })).toMatchObject({
    refundedMinor: 1266,
    refunds: [{ trace: better }],
  });
});

it('takes nothing back of what players were shown', async () => {
  const sale = await aCardEvent(flexible);
  const player = await aPerson();
  const orderId = await payFor(sale.eventId, player);
  await expect(changes(sale, { ...moderate })).rejects.toMatchObject({ code: 'event.refundsReduced' });
  hoursBefore(sale, 48);
  const left = await leaves({ ...sale, player, orderId });
  expect(left.refunds[0]?.trace).toMatchObject({ percent: 100, refundPolicy: 'flexible' });
  expect(left.refunds[0]?.trace.isBetter).toBeUndefined();
});

it('says nothing of a better policy to who pays after the change', async () => {
  const paid = await paidBefore({ ...moderate }, { ...flexible });
  const late = await aPerson();
  const orderId = await payFor(paid.eventId, late);
  const { refunds } = await leaves({ ...paid, player: late, orderId });
  expect(refunds[0]?.trace.isBetter).toBeUndefined();
});

it('still sends all of it back once another takes the spot, where that was promised first', async () => {
  const paid = await paidBefore({ ...strict, capacity: 1 }, { ...moderate, capacity: 1 });
  expect((await read(paid)).terms).toEqual({ refundPolicy: 'moderate', returnsRefilled: true });
  product.clock.forwardMinutes(36 * 60);
  expect((await leaves(paid)).kept).toMatchObject([{ awaitsRefill: true, trace: { percent: 0 } }]);
  await payFor(paid.eventId, await aPerson());
  await settleAll();
  expect(await read(paid)).toMatchObject({ refundedMinor: 1266, refunds: [{ trace: { cause: 'refilled' } }] });
});

it('lets the host refund by it', async () => {
  const { host, eventId, orderId } = await paidBefore({ ...moderate }, { ...flexible });
  const sent = await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId, isByPolicy: true });
  expect(sent).toMatchObject({ refundedMinor: 1266, refunds: [{ trace: { refundPolicy: 'flexible' } }] });
});

it('gives back a slot alone by it', async () => {
  const price = { amountMinor: 500, currency: 'USD' as const };
  const slots = [{ slotId: 'racket', label: 'Racket rental', quantity: 1, price }];
  const extras = { eventSlotGroup: [{ label: 'Extras', selection: 'up_to:1', slots }] };
  const sale = await aCardEvent({ ...strict, ...extras });
  const player = await aPerson();
  const orderId = await payFor(sale.eventId, player, { slots: ['racket'] });
  hoursBefore(sale, 48);
  await changes(sale, { ...flexible, ...extras });
  await slotsApi.signedInAs(player).releaseSlot({ eventId: sale.eventId, slotId: 'racket' });
  await settleAll();
  const { refunds } = await read({ player, orderId });
  expect(refunds).toMatchObject([{ givenBack: 'racket', trace: { ...better, isOfSlot: true } }]);
});

it('tells guests what they get by it', async () => {
  const sale = await aCardEvent(strict);
  const { key } = await pays(sale.eventId);
  await changes(sale, { ...flexible });
  await product.drain();
  const { body } = await guestPage(`/guest/rsvp?t=${key}`);
  expect(body).toContain('All your money back until');
  expect(body).toContain('unless another player takes your spot');
});

it('gives back each date of a pass by the policy of that date', async () => {
  const series = await aPassSeries(strict);
  const player = await aPerson();
  const [first = '', date = ''] = series.ids;
  const orderId = await buyPass(series.eventId, player);
  const { event } = await eventsApi.signedInAs(series.host).getEvent({ eventId: date });
  const details = eventDetails({ ...twelveByCard, ...flexible, localStart: event.localStart });
  await eventsApi.signedInAs(series.host).changeEvent({ ...details, eventId: date, version: event.version });
  await product.drain();
  const { pass } = await checkoutApi.signedInAs(player).getEventQuote({ eventId: date });
  expect(pass?.backMinor).toBeGreaterThan(0);
  expect((await leaves({ eventId: first, player, orderId })).refunds).toEqual([]);
  const { refunds } = await leaves({ eventId: date, player, orderId });
  expect(refunds).toMatchObject([{ eventId: date, trace: better }]);
});
