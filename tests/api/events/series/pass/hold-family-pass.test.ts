import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { aFamilyPass, passApi, payOrder } from '#tests/support/events/selling/passes.ts';
import { aSeries } from '#tests/support/events/series.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

async function standings(ids: readonly string[], me: Account): Promise<string[]> {
  const at = await Promise.all(ids.map((eventId) => dependantsApi.signedInAs(me).listDependantsAtEvent({ eventId })));
  return at.map(({ dependants }) => dependants.map(({ firstName, mine }) => `${firstName} ${mine.status}`).join(', '));
}

it('holds a spot on every coming date for each child in one order with one service fee, once', async () => {
  const { eventId, ids, me, ana, ben, api } = await aFamilyPass();
  const { order } = await api.holdFamilyPass({ eventId, children: [ana, ben] });
  expect(order).toMatchObject({ subjectKind: 'series', subtotalMinor: 8000, serviceFeeMinor: 270, status: 'reserved' });
  expect(order.lines.map((line) => `${line.eventId} ${line.name}`)).toEqual(
    ids.flatMap((id) => [`${id} Ana C.`, `${id} Ben C.`]),
  );
  expect(await standings(ids, me)).toEqual(ids.map(() => 'Ana offered, Ben offered'));
  const again = await api.holdFamilyPass({ eventId, children: [ben, ana] });
  expect(again.order.orderId).toBe(order.orderId);
  const { family } = await api.getSeriesPass({ eventId });
  expect(family).toMatchObject([
    { ...ana, firstName: 'Ana', mayPay: true, seats: ids, order: { orderId: order.orderId } },
    { ...ben, firstName: 'Ben', seats: ids, order: { orderId: order.orderId } },
  ]);
});

it('seats all once it is paid; leaving one date, and giving a pass up, settle that child alone', async () => {
  const { eventId, ids, me, ana, ben, api } = await aFamilyPass();
  const { order } = await api.holdFamilyPass({ eventId, me: {}, children: [ana, ben] });
  expect(order.lines).toHaveLength(12);
  await payOrder(order.orderId, me);
  expect(await standings(ids, me)).toEqual(ids.map(() => 'Ana in, Ben in'));
  expect((await api.holdFamilyPass({ eventId, children: [ana] })).order).toMatchObject({ status: 'paid' });
  const [, second = ''] = ids;
  const quote = await checkoutApi.signedInAs(me).getEventQuote({ eventId: second });
  expect(quote.familyOrders).toEqual([]);
  expect(quote.familyPasses.map(({ isPaid }) => isPaid)).toEqual([true, true]);
  expect(quote.familyPasses.every(({ backMinor }) => backMinor > 1000)).toBe(true);
  await dependantsApi.signedInAs(me).leaveForDependant({ eventId: second, ...ana });
  await settleAll();
  const after = await ordersApi.signedInAs(me).getOrder({ orderId: order.orderId });
  expect(after.refunds).toMatchObject([{ personId: ana.dependantId, eventId: second, trace: { cause: 'left' } }]);
  expect(await api.giveUpPass({ eventId, ...ana })).toEqual({ left: 3 });
  await settleAll();
  const { refunds, refundedMinor } = await ordersApi.signedInAs(me).getOrder({ orderId: order.orderId });
  expect([refunds.length, refunds.every(({ personId }) => personId === ana.dependantId)]).toEqual([4, true]);
  expect(Math.abs(refundedMinor - order.totalMinor / 3)).toBeLessThanOrEqual(2);
  expect(await standings(ids, me)).toEqual(ids.map(() => 'Ana none, Ben in'));
  await expect(api.giveUpPass({ eventId, ...ana })).rejects.toMatchObject({ code: 'rsvp.notFound' });
});

it('takes a date for all who need a spot there or for none, and leaves out who has one', async () => {
  const { eventId, ids, me, ana, ben, api } = await aFamilyPass({ capacity: 2 });
  const [first = '', second = ''] = ids;
  await payFor(first, await aPerson());
  await payFor(second, me);
  const { order } = await api.holdFamilyPass({ eventId, me: {}, children: [ana] });
  const lines = order.lines.map((line) => `${ids.indexOf(line.eventId ?? '')} ${line.name}`);
  expect(lines).toEqual(['1 Ana C.', ...[2, 3].flatMap((at) => [`${at} ${me.displayName}`, `${at} Ana C.`])]);
  await expect(api.holdFamilyPass({ eventId, me: {}, children: [ana, ben] })).rejects.toMatchObject({
    code: 'rsvp.full',
  });
});

it('gives another choice the place of one that is not paid, with all that it held', async () => {
  const { eventId, ids, me, ana, ben, api } = await aFamilyPass({ capacity: 2 });
  const both = await api.holdFamilyPass({ eventId, children: [ana, ben] });
  const { order } = await api.holdFamilyPass({ eventId, children: [ben] });
  expect(order.lines).toHaveLength(4);
  expect(await standings(ids, me)).toEqual(ids.map(() => 'Ana none, Ben offered'));
  expect(await ordersApi.signedInAs(me).getOrder({ orderId: both.order.orderId })).toMatchObject({
    status: 'cancelled',
  });
  await ordersApi.signedInAs(me).startCheckout({ orderId: order.orderId });
  const other = api.holdFamilyPass({ eventId, children: [ana, ben] });
  await expect(other).rejects.toMatchObject({ code: 'order.paying' });
});

it('leaves paying to guardians with the right to it, one at a time, and to adults', async () => {
  const { eventId, me, ana, api } = await aFamilyPass();
  const [answering, paying, other, both] = [await aPerson(), await aPerson(), await aPerson(), await aPerson()];
  await addGuardian(ana, me, answering, { rights: ['rsvp'] });
  await addGuardian(ana, me, paying, { rights: ['pay'] });
  await addGuardian(ana, me, both, { rights: ['rsvp', 'pay'] });
  const hold = (one: Account) => passApi.signedInAs(one).holdFamilyPass({ eventId, children: [ana] });
  await expect(hold(answering)).rejects.toMatchObject({ code: 'order.guardianPays' });
  await expect(hold(paying)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(hold(other)).rejects.toMatchObject({ code: 'dependant.notFound' });
  const { order } = await api.holdFamilyPass({ eventId, children: [ana] });
  await expect(hold(both)).rejects.toMatchObject({ code: 'order.otherPays' });
  const { family } = await passApi.signedInAs(both).getSeriesPass({ eventId });
  expect([family[0]?.order, family[0]?.backMinor, family[0]?.seats.length]).toEqual([undefined, 0, 4]);
  product.clock.forwardMinutes(11);
  const next = await hold(both);
  expect(next.order.orderId).not.toBe(order.orderId);
  await accountEntity(table()).patch({ userId: both.userId }).set({ birthdate: '2012-05-17' }).go();
  product.clock.forwardMinutes(11);
  await expect(hold(both)).rejects.toMatchObject({ code: 'order.adultPays' });
});

it.each([
  ['rsvp.notEligible', { eligibility: { leastAge: 18, mostAge: 35 } }],
  ['rsvp.groupMissing', inGroups()],
])('refuses with %s where a child would get no date', async (code, event) => {
  const { eventId, ana, api } = await aFamilyPass(event);
  await expect(api.holdFamilyPass({ eventId, children: [ana] })).rejects.toMatchObject({ code });
});

it('refuses a pass where there is none to have', async () => {
  const { eventId, host, ids, dates, me, ana, api } = await aFamilyPass();
  const hold = (at: string) => api.holdFamilyPass({ eventId: at, children: [ana] });
  const { event, host: another } = await aSeries();
  await expect(hold(event.eventId)).rejects.toMatchObject({ code: 'payment.notDue' });
  await expect(hold('evt_00000000000000000000000000')).rejects.toMatchObject({ code: 'event.notFound' });
  const alone = await eventsApi.signedInAs(another).scheduleEvent(eventDetails());
  await expect(hold(alone.eventId)).rejects.toMatchObject({ code: 'series.notFound' });
  const child = { dependantId: (await aDependant(host)).dependantId };
  const own = passApi.signedInAs(host).holdFamilyPass({ eventId, children: [child] });
  await expect(own).rejects.toMatchObject({ code: 'payment.notDue' });
  const { payoutAccountEntity } = await import('#lambdas/payments/ports/accounts/payout-account.entity.ts');
  const key = { ownerKind: 'user' as const, ownerId: host.userId };
  await payoutAccountEntity(table()).patch(key).set({ chargesEnabled: false }).go();
  await expect(hold(eventId)).rejects.toMatchObject({ code: 'order.cardsUnavailable' });
  const priced = api.holdFamilyPass({ eventId, children: [ana], amountMinor: 1 } as never);
  await expect(priced).rejects.toMatchObject({ code: 'request.invalid' });
  const last = dates.at(-1)?.startsAt ?? '';
  product.clock.forwardMinutes((Date.parse(last) - product.clock.now().getTime()) / 60_000 + 1);
  await expect(hold(ids.at(-1) ?? '')).rejects.toMatchObject({ code: 'rsvp.closed' });
  expect(me.userId).not.toBe(host.userId);
});
