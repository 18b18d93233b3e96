import { afterEach, expect, it } from 'vitest';
import type { StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { structuredData } from '#lambdas/events/pages/structured-data.ts';
import { handler as runDue } from '#lambdas/events/reminders/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';
import { weeklySix } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(async () => {
  product.clock.reset();
  await runJob(runDue);
});

const day = () => inDays(7).slice(0, 10);

it('keeps the day of an event whose time is to be decided, and tells who is in once there is one', async () => {
  const { event, host } = await anEvent({ localStart: `${day()}T17:30`, isTimeTbd: true, visibility: 'public' });
  const { eventId, version } = event;
  expect(event).toMatchObject({ localStart: `${day()}T00:00`, isTimeTbd: true });
  expect(Date.parse(event.endsAt) - Date.parse(event.startsAt)).toBeGreaterThanOrEqual(23 * 3_600_000);
  const [joiner] = await joiners(eventId, 1);
  await product.drain();
  expect(product.mails(joiner!.email)[0]!.text).toContain('time TBD');
  const listed = product.messages().filter(({ type }) => type === 'events.listingChanged');
  expect(listed.at(-1)!.data).toMatchObject({ shown: { isTimeTbd: true } });
  const file = await exportsApi.signedOut().downloadCalendar({ eventId });
  expect(file).toContain(`DTSTART;VALUE=DATE:${day().replaceAll('-', '')}`);
  const marked = structuredData(event as StoredEvent, { taken: 0, waiting: 0, free: 1 }, { url: '' });
  expect(marked).toMatchObject({ startDate: day() });
  expect(marked).not.toHaveProperty('endDate');
  const known = { ...eventDetails({ localStart: `${day()}T18:00` }), eventId, version };
  expect(await eventsApi.signedInAs(host).changeEvent(known)).not.toHaveProperty('isTimeTbd');
  await product.drain();
  const told = product.mails(joiner!.email).at(-1)!;
  expect(told.subject).toBe('New time: Pickup basketball');
  expect(told.text).toContain('at 6:00 PM');
  expect(told.text).toContain('time TBD');
});

it('reminds once, the day before its day', async () => {
  const { event } = await anEvent({ localStart: `${day()}T17:30`, isTimeTbd: true });
  const [joiner] = await joiners(event.eventId, 1);
  await product.drain();
  for (const hours of [24, 2]) {
    product.clock.moveTo(new Date(Date.parse(event.startsAt) - hours * 3_600_000));
    await runJob(runDue);
  }
  const reminders = product.mails(joiner!.email).filter(({ subject }) => subject.startsWith('Reminder'));
  expect(reminders.map(({ subject }) => subject)).toEqual(['Reminder: Pickup basketball is tomorrow']);
});

it('wants a time of an event that repeats', async () => {
  const repeated = eventDetails({ isTimeTbd: true, reoccurringInfo: weeklySix });
  await expect(eventsApi.signedInAs(await aPerson()).scheduleEvent(repeated)).rejects.toMatchObject({
    fields: { isTimeTbd: 'An event that repeats needs a time.' },
  });
});
