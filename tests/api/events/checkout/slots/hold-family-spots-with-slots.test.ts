import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardEvent,
  checkoutApi,
  earnsMore,
  goodCard,
  ordersApi,
  payFor,
  settleAll,
  twelveByCard,
} from '#tests/support/events/checkout.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { cloud } from '#tests/support/product/cloud.ts';

const price = { amountMinor: 500, currency: 'USD' as const };
const racket = { slotId: 'racket', label: 'Racket rental', quantity: 1, price };
const lesson = { slotId: 'lesson', label: 'Lesson', quantity: 2, price: { ...price, amountMinor: 1500 } };
const extras = { eventSlotGroup: [{ label: 'Extras', selection: 'one', slots: [racket, lesson] }] };

async function aFamilyAt(differences: object = {}) {
  const [sale, me] = [await aCardEvent({ ...extras, ...differences }), await aPerson()];
  const child = async (firstName: string) => ({ dependantId: (await aDependant(me, { firstName })).dependantId });
  return { ...sale, me, ana: await child('Ana'), ben: await child('Ben'), api: checkoutApi.signedInAs(me) };
}

it('sells each child the slots that a parent chose, and gives one back with that child’s spot', async () => {
  const { eventId, host, me, ana, ben, api } = await aFamilyAt();
  const children = [
    { ...ana, slots: ['racket'] },
    { ...ben, slots: ['lesson'] },
  ];
  const { order } = await api.holdFamilySpots({ eventId, children });
  expect(order).toMatchObject({ subtotalMinor: 2400 + 2000 });
  expect((await api.holdFamilySpots({ eventId, children })).order.orderId).toBe(order.orderId);
  const changed = await api.holdFamilySpots({ eventId, children: [ana, children[1] ?? ben] });
  expect(changed.order).toMatchObject({ subtotalMinor: 2400 + 1500 });
  const { order: last } = await api.holdFamilySpots({ eventId, children });
  const { url } = await ordersApi.signedInAs(me).startCheckout({ orderId: last.orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  const taken = async () =>
    (await slotsApi.signedInAs(host).listSlots({ eventId })).slots.map((one) => `${one.slotId} ${one.taken}`);
  expect(await taken()).toEqual(['racket 1', 'lesson 1']);
  await earnsMore(host);
  await dependantsApi.signedInAs(me).leaveForDependant({ eventId, ...ana });
  await settleAll();
  const { refundedMinor } = await ordersApi.signedInAs(me).getOrder({ orderId: last.orderId });
  expect(refundedMinor).toBeGreaterThanOrEqual(1700);
  expect(refundedMinor).toBeLessThan(1800);
  expect(await taken()).toEqual(['racket 0', 'lesson 1']);
});

it('refuses with slot.full, slot.tooMany and slot.notFound, and holds no spot then', async () => {
  const { eventId, me, ana, ben, api } = await aFamilyAt();
  await payFor(eventId, await aPerson(), { slots: ['racket'] });
  const hold = (...slots: string[]) => api.holdFamilySpots({ eventId, children: [{ ...ana, slots }, ben] });
  await expect(hold('racket')).rejects.toMatchObject({ code: 'slot.full' });
  await expect(hold('lesson', 'racket')).rejects.toMatchObject({ code: expect.stringMatching(/slot\.(full|tooMany)/) });
  await expect(hold('nothing')).rejects.toMatchObject({ code: 'slot.notFound' });
  const { dependants } = await dependantsApi.signedInAs(me).listDependantsAtEvent({ eventId });
  expect(dependants.map(({ mine }) => mine.status)).toEqual(['none', 'none']);
});

it('refuses with slot.tooMany more of a group than its host allows', async () => {
  const { eventId, ana, api } = await aFamilyAt();
  const held = api.holdFamilySpots({ eventId, children: [{ ...ana, slots: ['lesson', 'racket'] }] });
  await expect(held).rejects.toMatchObject({ code: 'slot.tooMany' });
});

it('refuses with slot.notFree a child who is in without an order', async () => {
  const { eventId, event, host, me, ana, api } = await aFamilyAt({
    eventSlotGroup: undefined,
    payOutside: [{ way: 'cash' as const }],
  });
  await dependantsApi.signedInAs(me).joinForDependant({ eventId, ...ana });
  const byCardNow = { ...eventDetails({ ...twelveByCard, ...extras }), eventId, version: event.version };
  await eventsApi.signedInAs(host).changeEvent(byCardNow);
  const held = api.holdFamilySpots({ eventId, children: [{ ...ana, slots: ['racket'] }] });
  await expect(held).rejects.toMatchObject({ code: 'slot.notFree' });
});
