import { afterEach, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import {
  aCashPlayerIn,
  aPlayerIn,
  extras,
  holdSlotAs,
  lesson,
  pageOf,
  racket,
} from '#tests/support/events/selling/extra-slots.ts';
import { payOrder } from '#tests/support/events/selling/passes.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('refuses with order.paying while an order before can still be paid, and for a slot that comes with the spot again', async () => {
  const { eventId, player } = await aPlayerIn();
  const { order } = await holdSlotAs(player, eventId);
  await pageOf(player, order.orderId);
  product.clock.forwardMinutes(11);
  await expect(holdSlotAs(player, eventId)).rejects.toMatchObject({ code: 'order.paying' });
  await settleAll();
  const again = (await holdSlotAs(player, eventId)).order;
  await pageOf(player, again.orderId);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  const withSpot = () => checkoutApi.signedInAs(player).holdSpots({ eventId, slots: ['racket'] });
  await expect(withSpot()).rejects.toMatchObject({ code: 'order.paying' });
  await settleAll();
  await expect(withSpot()).resolves.toMatchObject({ order: { status: 'reserved' } });
});

it('refuses with order.cardsUnavailable while the host’s account takes no payments', async () => {
  const { eventId, host, player } = await aPlayerIn();
  const account = { ownerKind: 'user', ownerId: host.userId } as const;
  await payoutAccountEntity(table()).patch(account).set({ chargesEnabled: false }).go();
  await expect(holdSlotAs(player, eventId)).rejects.toMatchObject({ code: 'order.cardsUnavailable' });
});

it('lets no minor pay for a slot', async () => {
  const { eventId, player } = await aCashPlayerIn('2010-05-17');
  await expect(holdSlotAs(player, eventId, 'lesson')).rejects.toMatchObject({ code: 'order.adultPays' });
});

it('refuses with access.denied who is not in, and with slot.notFound what is not for sale', async () => {
  const { eventId, player } = await aPlayerIn();
  await expect(holdSlotAs(await aPerson(), eventId)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(holdSlotAs(player, eventId, 'umpire')).rejects.toMatchObject({ code: 'slot.notFound' });
});

it('refuses with slot.tooMany more of a group than its host allows', async () => {
  const group = { label: 'Extras', selection: 'one', slots: [racket, lesson] };
  const { eventId, player } = await aPlayerIn({ eventSlotGroup: [group] });
  const { order } = await holdSlotAs(player, eventId);
  await payOrder(order.orderId, player);
  await expect(holdSlotAs(player, eventId, 'lesson')).rejects.toMatchObject({ code: 'slot.tooMany' });
});

it('refuses with rsvp.closed once the event is called off', async () => {
  const { eventId, player, host } = await aPlayerIn();
  const { event } = await eventsApi.signedInAs(host).getEvent({ eventId });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await expect(holdSlotAs(player, eventId)).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('refuses with event.notFound what the player may not see', async () => {
  const { eventId } = await aCardEvent({ ...extras, visibility: 'private' });
  await expect(holdSlotAs(await aPerson(), eventId)).rejects.toMatchObject({ code: 'event.notFound' });
});
