import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/lifecycle/minimum/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const few = { hasMinimumNeeded: true, minimumNeeded: 3, hoursToCancelBefore: 24 };
const hoursBefore = (startsAt: string, hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000);

it('puts the decision off once, by at most half the time that remains', async () => {
  const { event, host } = await anEvent(few);
  const { eventId, startsAt } = event;
  await product.drain();
  const me = lifecycleApi.signedInAs(host);
  const { minimumExtendedTo } = await me.extendMinimum({ eventId, version: 1, minutes: 6000 });
  expect(minimumExtendedTo).toBe(hoursBefore(startsAt, 12).toISOString());
  await expect(me.extendMinimum({ eventId, version: 2 })).rejects.toMatchObject({ code: 'event.notEditable' });
  await product.drain();
  const status = async () => (await eventsApi.signedOut().getPublicEvent({ eventId })).event.status;
  product.clock.moveTo(hoursBefore(startsAt, 24));
  await runJob(runDue);
  expect(await status()).toBe('scheduled');
  product.clock.moveTo(hoursBefore(startsAt, 12));
  await runJob(runDue);
  expect(await status()).toBe('cancelled');
});

it('refuses a stranger and an older version', async () => {
  const { event, host } = await anEvent(few);
  const { eventId } = event;
  await expect(lifecycleApi.signedInAs(await aPerson()).extendMinimum({ eventId, version: 1 })).rejects.toMatchObject({
    code: 'access.denied',
  });
  const me = lifecycleApi.signedInAs(host);
  await expect(me.extendMinimum({ eventId, version: 7 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(me.extendMinimum({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1 })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
