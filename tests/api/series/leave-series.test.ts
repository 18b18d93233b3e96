import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/people.ts';
import { product } from '#tests/support/product.ts';
import { aSeries, datesOf, seriesApi } from '#tests/support/series.ts';

it('joins no more new dates, and keeps or gives up the seats as one says', async () => {
  const { event } = await aSeries();
  const { eventId } = event;
  const person = await aPerson();
  const me = seriesApi.signedInAs(person);
  await me.joinSeries({ eventId, scope: 'standing' });
  await expect(me.leaveSeries({ eventId })).resolves.toEqual({ left: 0 });
  await expect(me.getSeries({ eventId })).resolves.toMatchObject({ isStanding: false });
  await product.drain();
  expect((await datesOf(eventId, person)).map(({ mine }) => mine)).toEqual(Array(6).fill('in'));
  await expect(me.leaveSeries({ eventId, seats: 'giveUp' })).resolves.toEqual({ left: 6 });
});

it('refuses who answered nothing', async () => {
  const { event } = await aSeries();
  const me = seriesApi.signedInAs(await aPerson());
  await expect(me.leaveSeries({ eventId: event.eventId })).rejects.toMatchObject({ code: 'rsvp.notFound' });
});
