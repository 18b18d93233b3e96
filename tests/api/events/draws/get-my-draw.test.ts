import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { drawsApi, lottery } from '#tests/support/events/draws.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('tells people the number of their own entry, and others only how many entered', async () => {
  const { event } = await anEvent(lottery);
  const { eventId } = event;
  await product.drain();
  const [, second] = await joiners(eventId, 2);
  await expect(drawsApi.signedInAs(second!).getMyDraw({ eventId })).resolves.toMatchObject({ entered: 2, myNumber: 2 });
  const other = await drawsApi.signedInAs(await aPerson()).getMyDraw({ eventId });
  expect(other).toMatchObject({ entered: 2 });
  expect(other).not.toHaveProperty('myNumber');
});

it('tells of events without a draw, and of those one may not see, that there is none', async () => {
  const { event } = await anEvent();
  const { event: hidden } = await anEvent({ ...lottery, visibility: 'private' });
  const person = drawsApi.signedInAs(await aPerson());
  await expect(person.getMyDraw({ eventId: event.eventId })).rejects.toMatchObject({ code: 'draw.notFound' });
  await expect(person.getMyDraw({ eventId: hidden.eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});
