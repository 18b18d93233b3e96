import { expect, it } from 'vitest';
import { addDays } from '#shared/local-dates.ts';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { aSeries, aTuesday, seriesApi } from '#tests/support/events/series.ts';

const onThursdays = (weeks = 1) => `${addDays(aTuesday(weeks), 2)}T18:00`;
const weekly = (count: number, weekdays: 'tuesday'[] = []) => ({ frequency: 'weekly' as const, count, weekdays });

it('refuses to foretell a rule that cannot be', async () => {
  const { event, host, dates } = await aSeries();
  const me = seriesApi.signedInAs(host);
  const asked = {
    eventId: dates[2]!.eventId,
    version: 1,
    scope: 'following' as const,
    localStart: onThursdays(3),
    reoccurringInfo: weekly(3),
  };
  const refusal = (differences: object) => me.previewRule({ ...asked, ...differences });
  await expect(refusal({ version: 7 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(refusal({ localStart: onThursdays(1) })).rejects.toMatchObject({
    code: 'series.invalid',
    fields: { localStart: expect.any(String) },
  });
  await expect(refusal({ reoccurringInfo: weekly(3, ['tuesday']) })).rejects.toMatchObject({
    code: 'series.invalid',
    fields: { 'reoccurringInfo.weekdays': expect.any(String) },
  });
  const past = { eventId: event.eventId, scope: 'all', localStart: inDays(-3) };
  await expect(refusal(past)).rejects.toMatchObject({ code: 'event.startsInPast' });
  await expect(refusal({ eventId: 'evt_00000000000000000000000000' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  const single = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  await expect(refusal({ eventId: single.eventId })).rejects.toMatchObject({ code: 'series.notFound' });
  await eventsApi.signedInAs(host).cancelEvent({ eventId: asked.eventId, version: 1, reason: 'host' });
  await expect(refusal({ version: 2 })).rejects.toMatchObject({ code: 'event.notEditable' });
});
