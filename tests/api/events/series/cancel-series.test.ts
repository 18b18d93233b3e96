import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSeries, datesOf, seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

const statuses = async (eventId: string, host: Parameters<typeof datesOf>[1]) =>
  (await datesOf(eventId, host)).map(({ status }) => status);

it('cancels this and following events, and tells each person once with all their dates', async () => {
  const { event, host, dates } = await aSeries();
  const person = await aPerson();
  for (const { eventId } of dates) await eventsApi.signedInAs(person).joinEvent({ eventId });
  await product.drain();
  const before = product.mails(person.email).length;
  const me = seriesApi.signedInAs(host);
  const { eventId } = dates[2]!;
  const cancelled = await me.cancelSeries({
    eventId,
    version: 1,
    scope: 'following',
    reason: 'venue',
    message: 'Shut.',
  });
  expect(cancelled).toMatchObject({ eventId, status: 'cancelled', cancelled: { reason: 'venue', message: 'Shut.' } });
  const [kept, gone] = [Array(2).fill('scheduled'), Array(4).fill('cancelled')];
  await expect(statuses(event.eventId, host)).resolves.toEqual([...kept, ...gone]);
  await product.drain();
  const mails = product.mails(person.email).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['Canceled: Pickup basketball, 4 dates']);
  expect(mails[0]!.text).toContain('Shut.');
});

it('cancels all that are still to come, and nothing of them comes back at night', async () => {
  const { event, host } = await aSeries({ reoccurringInfo: { frequency: 'weekly', count: 20 } });
  const me = seriesApi.signedInAs(host);
  await me.cancelSeries({ eventId: event.eventId, version: 1, scope: 'all', reason: 'host' });
  await product.drain();
  expect(new Set(await statuses(event.eventId, host))).toEqual(new Set(['cancelled']));
});

it('refuses what cannot be cancelled', async () => {
  const { event, host } = await aSeries();
  const me = eventsApi.signedInAs(host);
  const cancel = (differences: object, by = seriesApi.signedInAs(host)) =>
    by.cancelSeries({ eventId: event.eventId, version: 1, scope: 'all', reason: 'host', ...differences });
  await expect(cancel({ version: 2 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(cancel({ eventId: 'evt_00000000000000000000000000' })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(cancel({}, seriesApi.signedInAs(await aPerson()))).rejects.toMatchObject({ code: 'access.denied' });
  const single = await me.scheduleEvent(eventDetails());
  await expect(cancel({ eventId: single.eventId })).rejects.toMatchObject({ code: 'series.notFound' });
  await cancel({});
  await expect(cancel({ version: 2 })).rejects.toMatchObject({ code: 'event.notEditable' });
});
