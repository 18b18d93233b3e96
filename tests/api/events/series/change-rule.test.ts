import { expect, it } from 'vitest';
import { addDays } from '#shared/local-dates.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { aSeries, aTuesday, datesOf, detailsOf, seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

const onThursdays = (weeks = 1) => `${addDays(aTuesday(weeks), 2)}T18:00`;
const weekly = (count: number, weekdays: ('tuesday' | 'thursday')[] = []) => ({
  frequency: 'weekly' as const,
  count,
  weekdays,
});
const asHost = (host: { userId: string }) => eventsApi.signedInAs(host);
const daysOf = async (eventId: string, host: { userId: string }) =>
  (await datesOf(eventId, host as never)).map(({ localStart }) => localStart);

it('says what another rule would do and changes nothing, then does just that', async () => {
  const { event, host, dates } = await aSeries();
  const person = await aPerson();
  for (const { eventId } of dates.slice(1, 3)) await eventsApi.signedInAs(person).joinEvent({ eventId });
  await product.drain();
  const me = seriesApi.signedInAs(host);
  const asked = {
    eventId: dates[1]!.eventId,
    version: 1,
    scope: 'following' as const,
    localStart: onThursdays(2),
    reoccurringInfo: weekly(4),
  };
  const effect = await me.previewRule(asked);
  expect(effect).toMatchObject({ added: 4, moved: 0, kept: 0, removed: 5, peopleToTell: 1 });
  expect(effect.lost.map(({ localStart, people }) => [localStart, people])).toEqual([
    [dates[1]!.localStart, 1],
    [dates[2]!.localStart, 1],
  ]);
  expect(effect.summary).toMatch(/^Every Thursday at 6:00 PM/);
  await expect(datesOf(event.eventId, host)).resolves.toHaveLength(6);

  const before = product.mails(person.email).length;
  const changed = await me.changeRule({ ...asked, message: 'The gym is free on Thursdays.' });
  expect(changed).toMatchObject({ added: 4, removed: 5 });
  await product.drain();
  await expect(daysOf(event.eventId, host)).resolves.toEqual([dates[0]!.localStart]);
  const later = await daysOf(changed.firstEventId, host);
  expect(later).toEqual([0, 7, 14, 21].map((days) => `${addDays(onThursdays(2).slice(0, 10), days)}T18:00`));
  await expect(asHost(host).getEvent({ eventId: dates[1]!.eventId })).resolves.toMatchObject({
    event: { status: 'cancelled', cancelled: { reason: 'host', message: 'The gym is free on Thursdays.' } },
  });
  await expect(asHost(host).getEvent({ eventId: dates[3]!.eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const mails = product.mails(person.email).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['Changed: Pickup basketball, 2 dates canceled']);
  expect(mails[0]!.text).toContain('The gym is free on Thursdays.');
});

it('keeps dates of both rules with their people, moves the time of day, and puts who always comes on the new dates', async () => {
  const { event, host, dates } = await aSeries();
  const person = await aPerson();
  await seriesApi.signedInAs(person).joinSeries({ eventId: event.eventId, scope: 'standing' });
  await product.drain();
  const before = product.mails(person.email).length;
  const localStart = event.localStart.replace('18:00', '19:00');
  const reoccurringInfo = weekly(8, ['tuesday', 'thursday']);
  const changed = await seriesApi
    .signedInAs(host)
    .changeRule({ eventId: event.eventId, version: 1, scope: 'all', localStart, reoccurringInfo });
  expect(changed).toMatchObject({ added: 4, moved: 4, removed: 2, seriesId: event.seriesId, peopleToTell: 1 });
  const now = await datesOf(event.eventId, person);
  expect(now.map(({ mine }) => mine)).toEqual(Array(8).fill('in'));
  expect(now[0]).toMatchObject({ eventId: event.eventId, localStart });
  expect(now[2]).toMatchObject({ eventId: dates[1]!.eventId });
  await product.drain();
  const subjects = product
    .mails(person.email)
    .slice(before)
    .map(({ subject }) => subject);
  expect(subjects.filter((subject) => !subject.startsWith("You're in"))).toEqual([
    'Changed: Pickup basketball, 2 dates canceled',
  ]);
});

it('keeps what was moved on its own, and brings back a date that was taken away from no one', async () => {
  const { event, host, dates } = await aSeries();
  const me = seriesApi.signedInAs(host);
  const second = (await asHost(host).getEvent({ eventId: dates[1]!.eventId })).event;
  const moved = `${addDays(second.occurrenceDate!, 1)}T09:00`;
  await asHost(host).changeEvent({ ...detailsOf(second), localStart: moved, eventId: second.eventId, version: 1 });
  const asked = { eventId: event.eventId, version: 1, scope: 'all' as const, localStart: event.localStart };
  const fewer = await me.changeRule({ ...asked, reoccurringInfo: weekly(2) });
  expect(fewer).toMatchObject({ kept: 2, removed: 4, lost: [] });
  await expect(daysOf(event.eventId, host)).resolves.toEqual([event.localStart, moved]);
  const { version } = (await asHost(host).getEvent({ eventId: event.eventId })).event;
  const again = await me.changeRule({ ...asked, version, reoccurringInfo: weekly(3) });
  expect(again).toMatchObject({ kept: 2, added: 1 });
  const third = (await datesOf(event.eventId, host))[2]!;
  expect(third).toMatchObject({ eventId: dates[2]!.eventId, status: 'scheduled' });
  const person = await aPerson();
  await expect(eventsApi.signedInAs(person).joinEvent({ eventId: third.eventId })).resolves.toMatchObject({
    mine: { status: 'in' },
  });
  const preview = await me.previewRule({
    ...asked,
    version: (await asHost(host).getEvent({ eventId: event.eventId })).event.version,
    reoccurringInfo: { ...weekly(1) },
  });
  expect(preview.lost).toEqual([
    { localStart: moved, people: 0, isEdited: true },
    { localStart: third.localStart, people: 1, isEdited: false },
  ]);
});

it('refuses a rule that cannot be', async () => {
  const { event, host, dates } = await aSeries();
  const me = seriesApi.signedInAs(host);
  const asked = {
    eventId: dates[2]!.eventId,
    version: 1,
    scope: 'following' as const,
    localStart: onThursdays(3),
    reoccurringInfo: weekly(3),
  };
  const refusal = (differences: object) => me.changeRule({ ...asked, ...differences });
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
