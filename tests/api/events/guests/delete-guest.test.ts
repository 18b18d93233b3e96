import { expect, it } from 'vitest';
import { handler as runDueWork } from '#lambdas/events/guests/erasure.ts';
import { guestEntity } from '#lambdas/events/ports/guests/guest.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const rowOf = async (guestId: string) => (await guestEntity(table()).get({ guestId }).go({ consistent: true })).data;

it('takes a guest off the list, seats the next in line, tells them and forgets them', async () => {
  const { event, host } = await anEvent({ capacity: 1, allowWaitlist: true });
  const { eventId } = event;
  const me = hostsApi.signedInAs(host);
  const { guestId } = await me.createGuest({ eventId, displayName: 'Neighbour', email: 'gone@guests.example' });
  const [next] = await joiners(eventId, 1);
  await me.deleteGuest({ guestId });
  await expect(eventsApi.signedInAs(next!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(me.getGuest({ guestId })).rejects.toMatchObject({ code: 'guest.notFound' });
  await product.drain();
  expect(product.mails('gone@guests.example').at(-1)?.subject).toBe(`You’re off the guest list: ${event.title}`);
  product.clock.forwardMinutes(2 * 24 * 60 + 2);
  try {
    await runJob(runDueWork);
    expect(await rowOf(guestId)).toBeNull();
  } finally {
    product.clock.reset();
  }
});

it('forgets guests thirty days after their event, as it was moved at last', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const { guestId } = await hostsApi.signedInAs(host).createGuest({ eventId, displayName: 'Neighbour' });
  try {
    product.clock.moveTo(new Date(Date.parse(event.endsAt) + 30 * 86_400_000 - 60_000));
    await runJob(runDueWork);
    expect(await rowOf(guestId)).not.toBeNull();
    product.clock.forwardMinutes(2);
    await runJob(runDueWork);
    expect(await rowOf(guestId)).toBeNull();
  } finally {
    product.clock.reset();
  }
});

it('refuses all but the host, and once the event is cancelled', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [joiner] = await joiners(eventId, 1);
  const me = hostsApi.signedInAs(host);
  const { guestId } = await me.createGuest({ eventId, displayName: 'Neighbour' });
  await expect(hostsApi.signedInAs(joiner!).deleteGuest({ guestId })).rejects.toMatchObject({
    code: 'guest.notFound',
  });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 1, reason: 'other' });
  await expect(me.deleteGuest({ guestId })).rejects.toMatchObject({ code: 'event.notEditable' });
});
