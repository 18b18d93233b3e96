import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/lifecycle/minimum/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const few = { hasMinimumNeeded: true, minimumNeeded: 3, hoursToCancelBefore: 24, allowParticipantGuests: true };
const hoursBefore = (startsAt: string, hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000);

async function runAt(instant: Date) {
  product.clock.moveTo(instant);
  await runJob(runDue);
  await product.drain();
}

const statusOf = async (eventId: string) => (await eventsApi.signedOut().getPublicEvent({ eventId })).event;

it('warns the host and everyone who is in a day earlier, and calls the event off in time', async () => {
  const { event, host } = await anEvent(few);
  const { eventId, startsAt } = event;
  const [first] = await joiners(eventId, 1);
  await product.drain();
  await expect(eventsApi.signedOut().getPublicEvent({ eventId })).resolves.toMatchObject({ neededMore: 2 });
  await runAt(hoursBefore(startsAt, 48));
  for (const { email } of [host, first!])
    expect(product.mails(email).map(({ subject }) => subject)).toContain('Pickup basketball needs 2 more');
  await runAt(hoursBefore(startsAt, 24.1));
  expect((await statusOf(eventId)).status).toBe('scheduled');
  await runAt(hoursBefore(startsAt, 24));
  expect(await statusOf(eventId)).toMatchObject({ status: 'cancelled', cancelled: { reason: 'minimum_not_met' } });
});

it('leaves an event on that has enough people, guests included', async () => {
  const { event } = await anEvent({ ...few, guestLimit: 2 });
  const { eventId, startsAt } = event;
  await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, guests: [{}, {}] });
  await product.drain();
  await runAt(hoursBefore(startsAt, 48));
  await runAt(hoursBefore(startsAt, 24));
  expect((await statusOf(eventId)).status).toBe('scheduled');
});

it('counts people alone where guests do not count', async () => {
  const { event } = await anEvent({ ...few, guestLimit: 2, countGuestsInMinimum: false });
  const { eventId, startsAt } = event;
  await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, guests: [{}, {}] });
  await product.drain();
  await runAt(hoursBefore(startsAt, 24));
  expect((await statusOf(eventId)).status).toBe('cancelled');
});

it('needs a number that fits the seats, and time to call the event off', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const { minimumNeeded: _, ...without } = few;
  await expect(host.scheduleEvent(eventDetails(without))).rejects.toMatchObject({
    fields: { minimumNeeded: 'Enter the minimum number of players.' },
  });
  await expect(host.scheduleEvent(eventDetails({ ...few, capacity: 2 }))).rejects.toMatchObject({
    fields: { minimumNeeded: 'That’s more than the number of spots.' },
  });
  await expect(host.scheduleEvent(eventDetails({ ...few, hoursToCancelBefore: 168 }))).rejects.toMatchObject({
    code: 'event.minimumTooLate',
  });
});
