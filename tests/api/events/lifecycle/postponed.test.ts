import { expect, it } from 'vitest';
import { handler as callOffDue } from '#lambdas/events/lifecycle/postponement/job.ts';
import { eventCancelled } from '#shared/events/messages.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('calls off an event that got no new time within 60 days, and no sooner', async () => {
  const { event, host } = await anEvent();
  const { event: moved, host: other } = await anEvent();
  await eventsApi.signedInAs(host).postponeEvent({ eventId: event.eventId, version: 1 });
  await eventsApi.signedInAs(other).postponeEvent({ eventId: moved.eventId, version: 1 });
  await product.drain();
  await eventsApi
    .signedInAs(other)
    .changeEvent({ ...eventDetails({ localStart: inDays(80) }), eventId: moved.eventId, version: 2 });
  product.clock.forwardMinutes(60 * 24 * 60 - 30);
  await runJob(callOffDue);
  const status = async (eventId: string) => (await eventsApi.signedOut().getPublicEvent({ eventId })).event.status;
  expect(await status(event.eventId)).toBe('postponed');
  product.clock.forwardMinutes(60);
  await runJob(callOffDue);
  await runJob(callOffDue);
  expect(await status(event.eventId)).toBe('cancelled');
  expect(await status(moved.eventId)).toBe('scheduled');
  await product.drain();
  const told = product.messages(eventCancelled).map(({ data }) => data);
  expect(told).toEqual([{ eventId: event.eventId, version: 3 }]);
  product.clock.reset();
});
