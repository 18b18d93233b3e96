import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { discountsApi } from '#tests/support/events/checkout.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { aCardEventWithCode, aHold } from '#tests/support/events/selling/discounts.ts';

it('ends a code for new orders, and leaves their price to those that have it', async () => {
  const { codes, eventId } = await aCardEventWithCode();
  const [ann, bo] = [await aHold(eventId), await aHold(eventId)];
  await ann.mine.applyCode({ orderId: ann.orderId, code: 'FRIENDS' });
  await codes.endEventDiscount({ eventId, code: 'FRIENDS' });
  const late = bo.mine.applyCode({ orderId: bo.orderId, code: 'FRIENDS' });
  await expect(late).rejects.toMatchObject({ code: 'discount.notFound' });
  expect(await ann.mine.getOrder({ orderId: ann.orderId })).toMatchObject({ subtotalMinor: 900 });
  const { discounts } = await codes.listEventDiscounts({ eventId });
  expect(discounts).toMatchObject([{ code: 'FRIENDS', used: 1, endedAt: expect.any(String) }]);
});

it('works again once it is saved again', async () => {
  const { codes, eventId } = await aCardEventWithCode();
  await codes.endEventDiscount({ eventId, code: 'FRIENDS' });
  await codes.endEventDiscount({ eventId, code: 'FRIENDS' });
  await codes.saveEventDiscount({ eventId, code: 'FRIENDS', off: { kind: 'spot' } });
  const { discounts } = await codes.listEventDiscounts({ eventId });
  expect(discounts).toEqual([{ code: 'FRIENDS', off: { kind: 'spot' }, used: 0 }]);
});

it('refuses codes and events that are not there, and strangers', async () => {
  const { codes, eventId } = await aCardEventWithCode();
  const missing = codes.endEventDiscount({ eventId, code: 'OTHERS' });
  await expect(missing).rejects.toMatchObject({ code: 'discount.notFound' });
  const nowhere = codes.endEventDiscount({ eventId: noEvent, code: 'FRIENDS' });
  await expect(nowhere).rejects.toMatchObject({ code: 'event.notFound' });
  const stranger = discountsApi.signedInAs(await aPerson());
  const denied = stranger.endEventDiscount({ eventId, code: 'FRIENDS' });
  await expect(denied).rejects.toMatchObject({ code: 'access.denied' });
});
