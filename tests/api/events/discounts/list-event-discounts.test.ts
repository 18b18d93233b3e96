import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { discountsApi } from '#tests/support/events/checkout.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { aCardEventWithCode } from '#tests/support/events/selling/discounts.ts';

it('lists the codes of the event alone, by code', async () => {
  const { codes, eventId } = await aCardEventWithCode();
  await aCardEventWithCode({ code: 'ELSEWHERE' });
  await codes.saveEventDiscount({ eventId, code: 'EARLY', off: { kind: 'spot' }, lastDay: '2026-12-05' });
  const { discounts } = await codes.listEventDiscounts({ eventId });
  expect(discounts).toEqual([
    { code: 'EARLY', off: { kind: 'spot' }, lastDay: '2026-12-05', used: 0 },
    { code: 'FRIENDS', off: { kind: 'percent', percent: 25 }, used: 0 },
  ]);
});

it('tells players and strangers no code', async () => {
  const { codes, eventId } = await aCardEventWithCode();
  const stranger = discountsApi.signedInAs(await aPerson());
  await expect(stranger.listEventDiscounts({ eventId })).rejects.toMatchObject({ code: 'access.denied' });
  const nowhere = codes.listEventDiscounts({ eventId: noEvent });
  await expect(nowhere).rejects.toMatchObject({ code: 'event.notFound' });
});
