import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/draws/holding.ts';
import { checkDraw } from '#shared/events/draws/check-draw.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { drawsApi } from '#tests/support/events/draws.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

it('draws the seats of each group, keeps those of another for it, and shows how for everyone to check', async () => {
  const { event } = await anEvent(inGroups({ waitlistMode: 'lottery', drawHoursBefore: 24 }));
  const { eventId } = event;
  await product.drain();
  for (let count = 0; count < 5; count += 1)
    await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, group: 'field' });
  await product.drain();
  product.clock.moveTo(new Date(event.drawsAt ?? ''));
  await runJob(runDue);
  await product.drain();
  const { drawn, commitment = '' } = await drawsApi.signedOut().getDraw({ eventId });
  expect(drawn).toMatchObject({
    seats: 4,
    seated: 3,
    groups: { keeper: { left: 2, kept: 1 }, field: { left: 3, kept: 0 } },
  });
  expect(await checkDraw({ ...drawn!, eventId, commitment })).toEqual({ seedIsPromised: true, orderFollows: true });
  const keeper = await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, group: 'keeper' });
  expect(keeper).toMatchObject({ mine: { status: 'in' }, seats: { taken: 4, waiting: 2, free: 0 } });
});
