import { expect, it } from 'vitest';
import { handler as nightly } from '#lambdas/events/series/nightly.ts';
import { aPerson, aPersonOfUnknownAge } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { aSeries, datesOf, seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('joins every known date by the rules of each, and tells of all in one mail', async () => {
  const { event, dates } = await aSeries({ capacity: 1 });
  await joiners(dates[1]!.eventId, 1);
  const person = await aPerson();
  const me = seriesApi.signedInAs(person);
  const counts = { in: 5, waiting: 1, missed: 0 };
  await expect(me.joinSeries({ eventId: event.eventId, scope: 'all' })).resolves.toEqual(counts);
  await product.drain();
  const subjects = product.mails(person.email).map(({ subject }) => subject);
  expect(subjects).toEqual(["You're in: Pickup basketball, 5 dates"]);
  const standing = (await datesOf(event.eventId, person)).map(({ mine }) => mine);
  expect(standing).toEqual(['in', 'waiting', 'in', 'in', 'in', 'in']);
});

it('puts a standing RSVP on the list of each new date, once, and never oversells', async () => {
  const { event } = await aSeries({ capacity: 1, reoccurringInfo: { frequency: 'weekly', count: 20 } });
  const [first, second] = [await aPerson(), await aPerson()];
  for (const person of [first, second])
    await seriesApi.signedInAs(person).joinSeries({ eventId: event.eventId, scope: 'standing' });
  await product.drain();
  await runJob(nightly);
  product.clock.moveTo(new Date(Date.now() + 3 * 7 * 86_400_000));
  await runJob(nightly);
  await runJob(nightly);
  await product.drain();
  const seen = await datesOf(event.eventId, second);
  expect(seen).toHaveLength(12);
  const last = seen.at(-1)!.eventId;
  const { seats } = await eventsApi.signedInAs(first).getEvent({ eventId: last });
  expect(seats).toEqual({ taken: 1, waiting: 1, free: 0 });
  product.clock.reset();
});

it('does not put back who left a date', async () => {
  const { event, dates } = await aSeries();
  const person = await aPerson();
  const me = eventsApi.signedInAs(person);
  await seriesApi.signedInAs(person).joinSeries({ eventId: event.eventId, scope: 'standing' });
  await me.leaveEvent({ eventId: dates[2]!.eventId });
  await product.drain();
  await runJob(nightly);
  product.clock.forwardMinutes(24 * 60);
  await runJob(nightly);
  await product.drain();
  await expect(me.getEvent({ eventId: dates[2]!.eventId })).resolves.toMatchObject({ mine: { status: 'none' } });
  await expect(seriesApi.signedInAs(person).getSeries({ eventId: event.eventId })).resolves.toMatchObject({
    isStanding: true,
  });
  product.clock.reset();
});

it('refuses what cannot be joined', async () => {
  const { event, host } = await aSeries({ capacity: 1, allowWaitlist: false });
  for (const { eventId } of await datesOf(event.eventId, host)) await joiners(eventId, 1);
  const me = seriesApi.signedInAs(await aPerson());
  const join = (eventId: string) => me.joinSeries({ eventId, scope: 'all' });
  await expect(join(event.eventId)).rejects.toMatchObject({ code: 'rsvp.closed' });
  await expect(join('evt_00000000000000000000000000')).rejects.toMatchObject({ code: 'event.notFound' });
  const single = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  await expect(join(single.eventId)).rejects.toMatchObject({ code: 'series.notFound' });
});

it('joins no date of what is not for the person, nor later ones in their name', async () => {
  const { event } = await aSeries({ eligibility: { leastAge: 18 } });
  const join = (person: { userId: string }) =>
    seriesApi.signedInAs(person).joinSeries({ eventId: event.eventId, scope: 'standing' });
  await expect(join(await aPersonOfUnknownAge())).rejects.toMatchObject({ code: 'rsvp.notEligible' });
  const adult = await aPerson({ birthdate: '2000-01-01' });
  expect(await join(adult)).toMatchObject({ missed: 0, waiting: 0 });
  await product.drain();
  await runJob(nightly);
  product.clock.forwardMinutes(8 * 24 * 60);
  await runJob(nightly);
  await product.drain();
  const standing = (await datesOf(event.eventId, adult)).map(({ mine }) => mine);
  expect(new Set(standing.slice(1))).toEqual(new Set(['in']));
  product.clock.reset();
});
