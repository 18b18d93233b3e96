import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/lifecycle/minimum/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const few = { hasMinimumNeeded: true, minimumNeeded: 3, hoursToCancelBefore: 24 };

it('keeps an event on, however few come', async () => {
  const { event, host } = await anEvent(few);
  const { eventId, startsAt } = event;
  await product.drain();
  await lifecycleApi.signedInAs(host).keepEvent({ eventId, version: 1 });
  product.clock.moveTo(new Date(Date.parse(startsAt) - 24 * 3_600_000));
  await runJob(runDue);
  await expect(eventsApi.signedOut().getPublicEvent({ eventId })).resolves.toMatchObject({
    event: { status: 'scheduled', minimumKept: true },
  });
});

it('refuses a stranger, an older version, and events without a smallest number', async () => {
  const { event, host } = await anEvent(few);
  const { event: plain, host: other } = await anEvent();
  const { eventId } = event;
  const me = lifecycleApi.signedInAs(host);
  await expect(lifecycleApi.signedInAs(await aPerson()).keepEvent({ eventId, version: 1 })).rejects.toMatchObject({
    code: 'access.denied',
  });
  await expect(me.keepEvent({ eventId, version: 7 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(me.keepEvent({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1 })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  await expect(lifecycleApi.signedInAs(other).keepEvent({ eventId: plain.eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.notEditable',
  });
});
