import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost, discountsApi, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { aCardEventWithCode, aHold } from '#tests/support/events/selling/discounts.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('makes a code in the currency of the event, whatever its capitals', async () => {
  const { code } = await aCardEventWithCode({
    code: 'friends',
    off: { kind: 'amount', amountMinor: 500 },
    maxUses: 10,
  });
  expect(code).toEqual({
    code: 'FRIENDS',
    off: { kind: 'amount', amountMinor: 500, currency: 'USD' },
    maxUses: 10,
    used: 0,
  });
});

it('changes when and how often a used code works, and neither what it takes off nor below its uses', async () => {
  const { codes, eventId } = await aCardEventWithCode();
  const save = (terms: object) =>
    codes.saveEventDiscount({ eventId, code: 'FRIENDS', off: { kind: 'percent', percent: 25 }, ...terms });
  expect(await save({ off: { kind: 'spot' } })).toMatchObject({ off: { kind: 'spot' }, used: 0 });
  await save({});
  for (let uses = 0; uses < 2; uses += 1) {
    const { mine, orderId } = await aHold(eventId);
    await mine.applyCode({ orderId, code: 'FRIENDS' });
  }
  await expect(save({ off: { kind: 'spot' } })).rejects.toMatchObject({ code: 'discount.offFixed' });
  await expect(save({ maxUses: 1 })).rejects.toMatchObject({ code: 'discount.belowUses' });
  expect(await save({ maxUses: 2, lastDay: '2098-12-31' })).toMatchObject({ maxUses: 2, used: 2 });
  const { mine, orderId } = await aHold(eventId);
  await expect(mine.applyCode({ orderId, code: 'FRIENDS' })).rejects.toMatchObject({ code: 'discount.usedUp' });
});

it.each([
  ['a code of two letters', { code: 'AB' }, 'code'],
  ['a code with a space', { code: 'GOOD FRIENDS' }, 'code'],
  ['more than the whole price', { off: { kind: 'percent', percent: 101 } }, 'off'],
  ['nothing off', { off: { kind: 'amount', amountMinor: 0 } }, 'off'],
  ['a currency of the caller’s', { off: { kind: 'amount', amountMinor: 5, currency: 'EUR' } }, 'off'],
  ['no use at all', { maxUses: 0 }, 'maxUses'],
])('refuses %s', async (_what, said, field) => {
  const { codes, eventId } = await aCardEventWithCode();
  const whole = { eventId, code: 'FRIENDS', off: { kind: 'spot' as const }, ...(said as object) };
  const refused = await codes.saveEventDiscount(whole).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'request.invalid' });
  expect(JSON.stringify(refused)).toContain(field);
});

it('is for events with a price, and for who keeps their money', async () => {
  const { host } = await aSellingHost();
  const free = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  const said = { code: 'FRIENDS', off: { kind: 'spot' as const } };
  const codes = discountsApi.signedInAs(host);
  const onFree = codes.saveEventDiscount({ ...said, eventId: free.eventId });
  await expect(onFree).rejects.toMatchObject({ code: 'discount.noPrice' });
  await expect(codes.saveEventDiscount({ ...said, eventId: noEvent })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  const { eventId } = await eventsApi.signedInAs(host).scheduleEvent(eventDetails(twelveByCard));
  const stranger = discountsApi.signedInAs(await aPerson());
  await expect(stranger.saveEventDiscount({ ...said, eventId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('is for tickets and slots that the event has', async () => {
  const price = { amountMinor: 500, currency: 'USD' as const };
  const slots = [{ slotId: 'racket', label: 'Racket rental', quantity: 5, price }];
  const extras = { eventSlotGroup: [{ label: 'Extras', selection: 'many', slots }] };
  const { code, codes, eventId } = await aCardEventWithCode({ products: ['spot', 'slot.racket'] }, extras);
  expect(code.products).toEqual(['spot', 'slot.racket']);
  const { discounts } = await codes.listEventDiscounts({ eventId });
  expect(discounts).toMatchObject([{ products: ['spot', 'slot.racket'] }]);
  const said = { eventId, code: 'FRIENDS', off: { kind: 'percent' as const, percent: 25 } };
  await expect(codes.saveEventDiscount({ ...said, products: ['ticket.vip'] })).rejects.toMatchObject({
    code: 'discount.noProduct',
  });
  expect(await codes.saveEventDiscount(said)).not.toHaveProperty('products');
});

it('is for members only where a community hosts the event', async () => {
  const { codes, eventId } = await aCardEventWithCode();
  const said = {
    eventId,
    code: 'FRIENDS',
    off: { kind: 'percent' as const, percent: 25 },
    audience: 'members' as const,
  };
  await expect(codes.saveEventDiscount(said)).rejects.toMatchObject({ code: 'discount.teamNeeded' });
  const { teamId, owner } = await aTeam();
  await aSellingHost(owner);
  const details = eventDetails({ ...twelveByCard, hostingTeam: teamId });
  const ofTeam = (await eventsApi.signedInAs(owner).scheduleEvent(details)).eventId;
  const saved = await discountsApi.signedInAs(owner).saveEventDiscount({ ...said, eventId: ofTeam, label: 'Board' });
  expect(saved).toMatchObject({ audience: 'members', label: 'Board' });
  const { mine, orderId } = await aHold(ofTeam);
  await expect(mine.applyCode({ orderId, code: 'FRIENDS' })).rejects.toMatchObject({ code: 'discount.membersOnly' });
});
