import { expect, it } from 'vitest';
import { eventsApi } from '#tests/support/events/events.ts';
import { aPricedEvent, noEvent, tenInCash } from '#tests/support/events/payments.ts';

it('takes a mark back: the player owes again', async () => {
  const { eventId, joined, door } = await aPricedEvent(1);
  const due = { eventId, dueId: joined[0]!.userId };
  await door.markEventDue({ ...due, ...tenInCash });
  await door.unmarkEventDue(due);
  expect((await door.listEventDues({ eventId })).dues[0]).not.toHaveProperty('paid');
});

it('takes a player who left off the list once the money went back', async () => {
  const { eventId, joined, door } = await aPricedEvent(1);
  const due = { eventId, dueId: joined[0]!.userId };
  await door.markEventDue({ ...due, ...tenInCash });
  await eventsApi.signedInAs(joined[0]!).leaveEvent({ eventId });
  await door.unmarkEventDue(due);
  expect((await door.listEventDues({ eventId })).dues).toEqual([]);
});

it('knows nothing of an event that there is not', async () => {
  const { door, host } = await aPricedEvent(0);
  const gone = { eventId: noEvent, dueId: host.userId };
  await expect(door.unmarkEventDue(gone)).rejects.toMatchObject({ code: 'event.notFound' });
});
