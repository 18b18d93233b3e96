import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('lets the seat go to the next in line, and takes one off the list', async () => {
  const { event } = await anEvent({ capacity: 1, waitlistMode: 'fifo_offer' });
  const { eventId } = event;
  const [first, second, third] = await joiners(eventId, 3);
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await product.drain();
  await expect(eventsApi.signedInAs(second!).declineOffer({ eventId })).resolves.toMatchObject({
    mine: { status: 'none' },
  });
  await product.drain();
  const { mine } = await eventsApi.signedInAs(third!).getEvent({ eventId });
  expect(mine.status).toBe('offered');
});

it('refuses who has no offer', async () => {
  const { event } = await anEvent({ capacity: 1, waitlistMode: 'fifo_offer' });
  const { eventId } = event;
  const [, second] = await joiners(eventId, 2);
  await expect(eventsApi.signedInAs(second!).declineOffer({ eventId })).rejects.toMatchObject({
    code: 'rsvp.notOffered',
  });
  await expect(eventsApi.signedInAs(await aPerson()).declineOffer({ eventId })).rejects.toMatchObject({
    code: 'rsvp.notFound',
  });
});
