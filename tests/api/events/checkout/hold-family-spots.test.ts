import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aPricedEvent, noEvent } from '#tests/support/events/payments.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

/** A parent of Ana and Ben at an event that is paid by card. */
async function aFamilyAt(...event: Parameters<typeof aCardEvent>) {
  const [{ eventId, host }, me] = [await aCardEvent(...event), await aPerson()];
  const ana = await aDependant(me, { firstName: 'Ana' });
  const ben = await aDependant(me, { firstName: 'Ben' });
  return { eventId, host, me, ana: pick(ana), ben: pick(ben), api: checkoutApi.signedInAs(me) };
}

const pick = ({ dependantId }: { readonly dependantId: string }) => ({ dependantId });

async function pay(orderId: string, payer: Account): Promise<void> {
  const { url } = await ordersApi.signedInAs(payer).startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
}

async function standings(eventId: string, me: Account) {
  const { dependants } = await dependantsApi.signedInAs(me).listDependantsAtEvent({ eventId });
  return dependants.map(({ firstName, mine }) => `${firstName} ${mine.status}`);
}

it('holds the spots of a parent and two children in one order with one service fee', async () => {
  const { eventId, me, ana, ben, api } = await aFamilyAt();
  const { order, mine, seats } = await api.holdFamilySpots({ eventId, me: {}, children: [ana, ben] });
  expect(order).toMatchObject({ subtotalMinor: 3600, serviceFeeMinor: 138, totalMinor: 3738, status: 'reserved' });
  expect(order.lines.map(({ name }) => name)).toEqual([me.displayName, 'Ana C.', 'Ben C.']);
  expect([mine.status, seats.free]).toEqual(['offered', 7]);
  const again = await api.holdFamilySpots({ eventId, me: {}, children: [ben, ana] });
  expect(again.order.orderId).toBe(order.orderId);
});

it('seats all of them once it is paid, and gives back the share of the one who leaves, once', async () => {
  const { eventId, me, ana, ben, api } = await aFamilyAt();
  const { order } = await api.holdFamilySpots({ eventId, children: [ana, ben] });
  expect(order.totalMinor).toBe(2502);
  await pay(order.orderId, me);
  expect(await standings(eventId, me)).toEqual(['Ana in', 'Ben in']);
  const { familyOrders, order: own } = await api.getEventQuote({ eventId });
  expect([familyOrders.map(({ orderId }) => orderId), own]).toEqual([[order.orderId], undefined]);
  expect((await api.holdFamilySpots({ eventId, children: [ana, ben] })).order).toMatchObject({ status: 'paid' });
  const leave = () => dependantsApi.signedInAs(me).leaveForDependant({ eventId, ...ana });
  await leave();
  await expect(leave()).rejects.toMatchObject({ code: 'rsvp.notFound' });
  await settleAll();
  await settleAll();
  const after = await ordersApi.signedInAs(me).getOrder({ orderId: order.orderId });
  expect(after).toMatchObject({ status: 'partially_refunded', refundedMinor: 1251 });
  expect(after.refunds).toMatchObject([{ personId: ana.dependantId, amountMinor: 1251, trace: { cause: 'left' } }]);
  expect(await standings(eventId, me)).toEqual(['Ana none', 'Ben in']);
});

it('holds all or none, and another choice takes the place of one that is not paid', async () => {
  const { eventId, me, ana, ben, api } = await aFamilyAt({ capacity: 2 });
  const tooMany = api.holdFamilySpots({ eventId, me: {}, children: [ana, ben] });
  await expect(tooMany).rejects.toMatchObject({ code: 'rsvp.full' });
  const both = await api.holdFamilySpots({ eventId, children: [ana, ben] });
  expect(both.seats.free).toBe(0);
  const { order, seats } = await api.holdFamilySpots({ eventId, children: [ben] });
  expect([order.totalMinor, seats.free]).toEqual([1266, 1]);
  const withMe = await api.holdFamilySpots({ eventId, me: {}, children: [ben] });
  expect([withMe.order.totalMinor, withMe.seats.free]).toEqual([2502, 0]);
  await ordersApi.signedInAs(me).startCheckout({ orderId: withMe.order.orderId });
  const meanwhile = api.holdFamilySpots({ eventId, children: [ana] });
  await expect(meanwhile).rejects.toMatchObject({ code: 'rsvp.full' });
  const oneOfThem = api.holdFamilySpots({ eventId, children: [ben] });
  await expect(oneOfThem).rejects.toMatchObject({ code: 'order.paying' });
});

it('pays only for who is not paid for yet, and adds a child later', async () => {
  const { eventId, me, ana, ben, api } = await aFamilyAt();
  const first = await api.holdFamilySpots({ eventId, children: [ana] });
  await pay(first.order.orderId, me);
  const { order } = await api.holdFamilySpots({ eventId, children: [ana, ben] });
  expect(order.lines).toMatchObject([{ personId: ben.dependantId }]);
  await pay(order.orderId, me);
  expect(await standings(eventId, me)).toEqual(['Ana in', 'Ben in']);
});

it('leaves paying to guardians with the right to it, one at a time, and to adults', async () => {
  const { eventId, me, ana, api } = await aFamilyAt();
  const [answering, paying, other] = [await aPerson(), await aPerson(), await aPerson()];
  await addGuardian(ana, me, answering, { rights: ['rsvp'] });
  await addGuardian(ana, me, paying, { rights: ['pay'] });
  const hold = (one: Account) => checkoutApi.signedInAs(one).holdFamilySpots({ eventId, children: [ana] });
  await expect(hold(answering)).rejects.toMatchObject({ code: 'order.guardianPays' });
  await expect(hold(paying)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(hold(other)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await api.holdFamilySpots({ eventId, children: [ana] });
  const both = await aPerson();
  await addGuardian(ana, me, both, { rights: ['rsvp', 'pay'] });
  await expect(hold(both)).rejects.toMatchObject({ code: 'order.otherPays' });
  product.clock.forwardMinutes(11);
  await expect(hold(both)).resolves.toMatchObject({ order: { totalMinor: 1266 } });
});

it('lets no minor pay for a child', async () => {
  const { eventId } = await aCardEvent();
  const parent = await aPerson();
  const child = pick(await aDependant(parent));
  await accountEntity(table()).patch({ userId: parent.userId }).set({ birthdate: '2012-05-17' }).go();
  const held = checkoutApi.signedInAs(parent).holdFamilySpots({ eventId, children: [child] });
  await expect(held).rejects.toMatchObject({ code: 'order.adultPays' });
});

it('is paid by the guardian once the host said yes', async () => {
  const { eventId, host, me, ana, api } = await aFamilyAt({ creatorApprovalNeeded: true });
  const hold = () => api.holdFamilySpots({ eventId, children: [ana] });
  await expect(hold()).rejects.toMatchObject({ code: 'rsvp.askFirst' });
  await dependantsApi.signedInAs(me).joinForDependant({ eventId, ...ana });
  const decision = { eventId, userIds: [ana.dependantId], decision: 'approve' as const };
  await hostsApi.signedInAs(host).decideRequests(decision);
  expect(await standings(eventId, me)).toEqual(['Ana offered', 'Ben none']);
  const taken = dependantsApi.signedInAs(me).joinForDependant({ eventId, ...ana });
  await expect(taken).rejects.toMatchObject({ code: 'rsvp.payFirst' });
  await pay((await hold()).order.orderId, me);
  expect(await standings(eventId, me)).toEqual(['Ana in', 'Ben none']);
});

it.each([
  ['rsvp.notYet', { rsvpOpensHoursBefore: 24 }],
  ['rsvp.notEligible', { eligibility: { leastAge: 18, mostAge: 35 } }],
  ['rsvp.groupMissing', inGroups()],
])('refuses with %s as a join without paying does', async (code, event) => {
  const { eventId, ana, api } = await aFamilyAt(event);
  await expect(api.holdFamilySpots({ eventId, children: [ana] })).rejects.toMatchObject({ code });
});

it('sells each of them a ticket of their own', async () => {
  const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
  const ticketTypes = [
    { key: 'adult', name: 'Adult', price: dollars(12) },
    { key: 'child', name: 'Child', price: dollars(5), quantity: 1 },
    { key: 'late', name: 'Late', price: dollars(9), salesUntil: '2020-01-01T00:00:00.000Z' },
    { key: 'members', name: 'Members', price: dollars(4), memberOnly: true },
  ];
  const { eventId, ana, ben, api } = await aFamilyAt({ price: undefined, ticketTypes });
  const hold = (first?: string, second?: string) =>
    api.holdFamilySpots({
      eventId,
      children: [
        { ...ana, ticket: first },
        { ...ben, ticket: second },
      ],
    });
  await expect(hold('child')).rejects.toMatchObject({ code: 'rsvp.ticketMissing' });
  await expect(hold('child', 'late')).rejects.toMatchObject({ code: 'rsvp.ticketNotOnSale' });
  await expect(hold('child', 'members')).rejects.toMatchObject({ code: 'rsvp.ticketForMembers' });
  await expect(hold('child', 'child')).rejects.toMatchObject({ code: 'rsvp.ticketSoldOut' });
  const { order } = await hold('child', 'adult');
  expect(order).toMatchObject({ subtotalMinor: 1700, lines: [{ label: 'Child' }, { label: 'Adult' }] });
});

it('refuses events that no card pays, hosts, who owe nothing, and what is over', async () => {
  const { eventId, host, ana, api } = await aFamilyAt();
  const atDoor = await aPricedEvent(0);
  const children = [ana];
  const none = api.holdFamilySpots({ eventId: atDoor.eventId, children });
  await expect(none).rejects.toMatchObject({ code: 'order.cardsUnavailable' });
  await expect(api.holdFamilySpots({ eventId: noEvent, children })).rejects.toMatchObject({ code: 'event.notFound' });
  const own = checkoutApi.signedInAs(host).holdFamilySpots({ eventId, children: [pick(await aDependant(host))] });
  await expect(own).rejects.toMatchObject({ code: 'payment.notDue' });
  const priced = api.holdFamilySpots({ eventId, children, amountMinor: 1 } as never);
  await expect(priced).rejects.toMatchObject({ code: 'request.invalid' });
  product.clock.forwardMinutes(8 * 24 * 60);
  await expect(api.holdFamilySpots({ eventId, children })).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('gives all of it back when the event is called off', async () => {
  const { eventId, host, me, ana, ben, api } = await aFamilyAt();
  const { order } = await api.holdFamilySpots({ eventId, me: {}, children: [ana, ben] });
  await pay(order.orderId, me);
  const { event } = await eventsApi.signedInAs(host).getEvent({ eventId });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await settleAll();
  await settleAll();
  const after = await ordersApi.signedInAs(me).getOrder({ orderId: order.orderId });
  expect(after.refundedMinor).toBe(3738);
  expect(after.refunds.map(({ trace }) => trace.cause)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  const mails = product.mails(me.email).filter(({ subject }) => subject.includes('on its way back'));
  expect(mails.map(({ subject }) => subject)).toEqual(['$37.38 is on its way back: Pickup basketball']);
  expect(mails[0]?.text).toContain('The host canceled the event');
});
