import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { eventPaymentsApi, tenAtTheDoor } from '#tests/support/events/payments.ts';

const nowhere = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** An event that costs $10 with so many players in. */
async function priced(people: number, more: object = {}) {
  const { event, host } = await anEvent({ ...tenAtTheDoor, ...more });
  const { eventId } = event;
  const joined = await joiners(eventId, people);
  return { eventId, host, joined, door: eventPaymentsApi.signedInAs(host) };
}

const paying = { mark: 'cash', seenAmountMinor: 1000 } as const;

it('lists who owes, marks who paid, and takes a mark back; the host owes nothing', async () => {
  const { eventId, host, joined, door } = await priced(2);
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  const [ann, bo] = joined;
  const { dues, payOutside } = await door.listEventDues({ eventId });
  expect(payOutside).toEqual(tenAtTheDoor.payOutside);
  expect(dues.map(({ dueId, owed }) => [dueId, owed?.amountMinor])).toEqual([
    [ann?.userId, 1000],
    [bo?.userId, 1000],
  ]);
  const dueId = ann?.userId ?? '';
  const marked = await door.markEventDue({ eventId, dueId, ...paying });
  expect(marked.paid).toMatchObject({ mark: 'cash', amount: { amountMinor: 1000 } });
  expect(await door.markEventDue({ eventId, dueId, ...paying })).toEqual(marked);
  await door.unmarkEventDue({ eventId, dueId });
  expect((await door.listEventDues({ eventId })).dues.every(({ paid }) => paid === undefined)).toBe(true);
});

it('tells a player what they owe, how to pay, and that it is paid; strangers owe nothing', async () => {
  const { eventId, joined, door } = await priced(1);
  const me = eventPaymentsApi.signedInAs(joined[0]!);
  expect(await me.getMyEventDues({ eventId })).toMatchObject({
    dues: [{ name: 'You', owed: { amountMinor: 1000 } }],
    payOutside: tenAtTheDoor.payOutside,
  });
  await door.markEventDue({ eventId, dueId: joined[0]!.userId, ...paying, mark: 'venmo' });
  expect((await me.getMyEventDues({ eventId })).dues[0]?.paid).toMatchObject({ mark: 'venmo' });
  expect(await eventPaymentsApi.signedInAs(await aPerson()).getMyEventDues({ eventId })).toEqual({ dues: [] });
});

it('keeps what was paid by a player who left, for the host to give back', async () => {
  const { eventId, joined, door } = await priced(2);
  const [ann, bo] = joined;
  await door.markEventDue({ eventId, dueId: ann!.userId, ...paying });
  await eventsApi.signedInAs(ann!).leaveEvent({ eventId });
  await eventsApi.signedInAs(bo!).leaveEvent({ eventId });
  const { dues } = await door.listEventDues({ eventId });
  expect(dues).toMatchObject([{ dueId: ann!.userId, paid: { amount: { amountMinor: 1000 } } }]);
  expect(dues[0]).not.toHaveProperty('owed');
  expect((await eventPaymentsApi.signedInAs(ann!).getMyEventDues({ eventId })).dues).toHaveLength(1);
  await door.unmarkEventDue({ eventId, dueId: ann!.userId });
  expect((await door.listEventDues({ eventId })).dues).toEqual([]);
});

it('marks no sum that the host did not see: a guest came along meanwhile', async () => {
  const { eventId, door } = await priced(0, { chargeGuests: true, allowParticipantGuests: true });
  const ann = await aPerson();
  const dueId = ann.userId;
  await eventsApi.signedInAs(ann).joinEvent({ eventId, guests: [{}] });
  await expect(door.markEventDue({ eventId, dueId, ...paying })).rejects.toMatchObject({
    code: 'payment.amountChanged',
  });
  const due = await door.markEventDue({ eventId, dueId, mark: 'cash', seenAmountMinor: 2000 });
  expect(due).toMatchObject({ what: 'With 1 guest', paid: { amount: { amountMinor: 2000 } } });
});

it('marks nothing of who owes nothing, and knows nothing of an event that there is not', async () => {
  const { eventId, host, door } = await priced(0);
  const stranger = await aPerson();
  await expect(door.markEventDue({ eventId, dueId: stranger.userId, ...paying })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
  const me = eventPaymentsApi.signedInAs(host);
  const gone = { eventId: nowhere, dueId: stranger.userId };
  for (const call of [
    () => me.getMyEventDues({ eventId: nowhere }),
    () => me.listEventDues({ eventId: nowhere }),
    () => me.markEventDue({ ...gone, ...paying }),
    () => me.unmarkEventDue(gone),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'event.notFound' });
});
