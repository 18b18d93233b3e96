import { expect, it } from 'vitest';
import { handler as nightly } from '#lambdas/events/series/nightly.ts';
import { addDays } from '#shared/local-dates.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { aSeries, aTuesday, datesOf, weeklySix } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('makes every date of a series an event with its own seats, at the same hour of the wall clock', async () => {
  const { event, host, dates } = await aSeries({ capacity: 2 });
  const first = event.localStart.slice(0, 10);
  expect(dates.map(({ localStart }) => localStart)).toEqual(
    [0, 7, 14, 21, 28, 35].map((days) => `${addDays(first, days)}T18:00`),
  );
  await joiners(dates[1]!.eventId, 2);
  const me = eventsApi.signedInAs(host);
  await expect(me.getEvent({ eventId: dates[1]!.eventId })).resolves.toMatchObject({
    seats: { taken: 2, free: 0 },
    event: { seriesId: event.seriesId, occurrenceDate: addDays(first, 7) },
  });
  await expect(me.getEvent({ eventId: dates[2]!.eventId })).resolves.toMatchObject({ seats: { taken: 0, free: 2 } });
});

it('leaves out excluded dates', async () => {
  const excluded = addDays(aTuesday(), 7);
  const { dates } = await aSeries({ excludedDates: [excluded] });
  expect(dates).toHaveLength(5);
  expect(dates.map(({ occurrenceDate }) => occurrenceDate)).not.toContain(excluded);
});

it('makes dates into events twelve weeks ahead, the rest night by night, each once', async () => {
  const { event, host } = await aSeries({ reoccurringInfo: { frequency: 'weekly', count: 30 } });
  await product.drain();
  await runJob(nightly);
  const known = async () => (await followingApi.signedInAs(host).listMyEvents({ role: 'hosting', limit: 100 })).events;
  const atFirst = (await known()).length;
  expect(atFirst).toBeLessThan(13);
  for (const night of [1, 2, 3]) {
    product.clock.moveTo(new Date(Date.now() + night * 7 * 86_400_000));
    await runJob(nightly);
    await runJob(nightly);
    await product.drain();
    const starts = (await known()).map(({ startsAt }) => startsAt);
    expect(new Set(starts).size).toBe(starts.length);
  }
  const { events: past } = await followingApi
    .signedInAs(host)
    .listMyEvents({ role: 'hosting', when: 'past', limit: 100 });
  expect((await known()).length + past.length).toBe(atFirst + 3);
  await expect(datesOf(event.eventId, host)).resolves.toHaveLength(12);
  product.clock.reset();
});

it('makes a series once however often the request is repeated', async () => {
  const host = await aPerson();
  const me = eventsApi.signedInAs(host);
  const details = eventDetails({ localStart: `${aTuesday()}T18:00`, reoccurringInfo: weeklySix });
  const key = { idempotencyKey: 'a-key-of-this-very-request' };
  const [first, second] = [await me.scheduleEvent(details, key), await me.scheduleEvent(details, key)];
  expect(second.eventId).toBe(first.eventId);
  const { events } = await followingApi.signedInAs(host).listMyEvents({ role: 'hosting' });
  expect(events).toHaveLength(6);
});

it.each([
  [{ frequency: 'weekly', count: 104, interval: 12 }, [], 'reoccurringInfo.count'],
  [{ frequency: 'daily', until: '2020-01-01' }, [], 'reoccurringInfo.until'],
  [{ frequency: 'weekly', weekdays: ['friday'], count: 2 }, [], 'reoccurringInfo.weekdays'],
  [weeklySix, ['2020-01-01'], 'excludedDates'],
  [weeklySix, [aTuesday()], 'excludedDates'],
] as const)('refuses a series that cannot be, at its field: %j', async (reoccurringInfo, excludedDates, field) => {
  const me = eventsApi.signedInAs(await aPerson());
  const details = { localStart: `${aTuesday()}T18:00`, reoccurringInfo, excludedDates: [...excludedDates] };
  const refused = me.scheduleEvent(eventDetails(details as never));
  await expect(refused).rejects.toMatchObject({ code: 'series.invalid', fields: { [field]: expect.any(String) } });
});

it('refuses a series that goes on for more than 24 months, at its field', async () => {
  const reoccurringInfo = { frequency: 'daily', until: '2099-01-01' } as const;
  const refused = eventsApi.signedInAs(await aPerson()).scheduleEvent(eventDetails({ reoccurringInfo }));
  await expect(refused).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { 'reoccurringInfo.until': expect.any(String) },
  });
});
