import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeries, datesOf, seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

const calendarOf = ({ attachments }: ReturnType<typeof product.mails>[number]) =>
  Buffer.from(attachments[0]?.base64 ?? '', 'base64').toString();
const datesIn = (calendar: string) => calendar.match(/UID:.*/g);

it('joins no more new dates, and keeps or gives up the seats as one says', async () => {
  const { event } = await aSeries();
  const { eventId } = event;
  const person = await aPerson();
  const me = seriesApi.signedInAs(person);
  await me.joinSeries({ eventId, scope: 'standing' });
  await product.drain();
  await expect(me.leaveSeries({ eventId })).resolves.toEqual({ left: 0 });
  await expect(me.getSeries({ eventId })).resolves.toMatchObject({ isStanding: false });
  await product.drain();
  expect((await datesOf(eventId, person)).map(({ mine }) => mine)).toEqual(Array(6).fill('in'));
  await expect(me.leaveSeries({ eventId, seats: 'giveUp' })).resolves.toEqual({ left: 6 });
  await product.drain();
  const [joined, left, ...more] = product.mails(person.email);
  expect(more).toEqual([]);
  expect(left!.subject).toBe(`You left: ${event.title}, 6 dates`);
  const [before, after] = [joined!, left!].map(calendarOf);
  expect(datesIn(before!)).toHaveLength(6);
  expect(datesIn(after!)).toEqual(datesIn(before!));
  expect(before).not.toContain('STATUS:CANCELLED');
  expect(after!.match(/STATUS:CANCELLED/g)).toHaveLength(6);
});

it('refuses who answered nothing', async () => {
  const { event } = await aSeries();
  const me = seriesApi.signedInAs(await aPerson());
  await expect(me.leaveSeries({ eventId: event.eventId })).rejects.toMatchObject({ code: 'rsvp.notFound' });
});
