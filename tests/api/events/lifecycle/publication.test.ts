import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/lifecycle/publication/job.ts';
import { eventChanged, listingChanged } from '#shared/events/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const inHours = (hours: number) => new Date(product.clock.now().getTime() + hours * 3_600_000).toISOString();
const hidden = (hours: number) => ({ visibility: 'private' as const, makePublicAfter: inHours(hours) });

async function runAt(instant: string, minutes = 0) {
  product.clock.moveTo(new Date(Date.parse(instant) + minutes * 60_000));
  await runJob(runDue);
  await product.drain();
}

const seen = (eventId: string) => eventsApi.signedOut().getPublicEvent({ eventId });

it('makes a private event public at its instant, once, and no sooner', async () => {
  const { event } = await anEvent(hidden(24));
  const { eventId, makePublicAfter = '' } = event;
  await product.drain();
  await runAt(makePublicAfter, -2);
  await expect(seen(eventId)).rejects.toMatchObject({ code: 'event.notFound' });
  await runAt(makePublicAfter, 1);
  await runAt(makePublicAfter, 2);
  expect((await seen(eventId)).event).toMatchObject({ visibility: 'public', version: 2 });
  const joiner = eventsApi.signedInAs(await aPerson());
  await expect(joiner.joinEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await product.drain();
  const listed = product.messages(listingChanged).filter(({ data }) => data.eventId === eventId);
  expect(listed.map(({ data }) => data.shown !== undefined)).toEqual([false, true]);
  const told = product.messages(eventChanged).filter(({ data }) => data.eventId === eventId);
  expect(told.map(({ data }) => data.material)).toEqual([false]);
});

it('follows the host who chose another instant, or none', async () => {
  const { event: moved, host } = await anEvent(hidden(24));
  const { event: kept, host: other } = await anEvent(hidden(24));
  const { makePublicAfter = '' } = moved;
  const change = { ...eventDetails(), localStart: moved.localStart, version: 1 };
  const later = inHours(48);
  await eventsApi
    .signedInAs(host)
    .changeEvent({ ...change, visibility: 'private', makePublicAfter: later, eventId: moved.eventId });
  await eventsApi.signedInAs(other).changeEvent({ ...change, visibility: 'private', eventId: kept.eventId });
  await product.drain();
  await runAt(makePublicAfter, 1);
  await expect(seen(moved.eventId)).rejects.toMatchObject({ code: 'event.notFound' });
  await runAt(later, 1);
  expect((await seen(moved.eventId)).event.visibility).toBe('public');
  await expect(seen(kept.eventId)).rejects.toMatchObject({ code: 'event.notFound' });
});

it('lets a draft be a draft, and opens it soon when it is published after its instant', async () => {
  const { event, host } = await anEvent({ ...hidden(24), publish: false });
  const { eventId, makePublicAfter = '' } = event;
  await runAt(makePublicAfter, 1);
  await eventsApi.signedInAs(host).publishEvent({ eventId, version: 1 });
  await product.drain();
  await expect(seen(eventId)).rejects.toMatchObject({ code: 'event.notFound' });
  await runAt(makePublicAfter, 3);
  expect((await seen(eventId)).event.visibility).toBe('public');
});

it.each([
  ['in the past', () => hidden(-1)],
  ['after the start', () => hidden(24 * 30)],
  ['of a series', () => ({ ...hidden(24), reoccurringInfo: { frequency: 'daily' as const, count: 3 } })],
])('refuses an instant %s', async (_, wrong) => {
  const host = eventsApi.signedInAs(await aPerson());
  await expect(host.scheduleEvent(eventDetails({ ...wrong(), localStart: inDays(7) }))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { makePublicAfter: expect.any(String) },
  });
});

it('forgets the instant of an event that is public anyway', async () => {
  const { event } = await anEvent({ makePublicAfter: inHours(24) });
  expect(event).not.toHaveProperty('makePublicAfter');
});
