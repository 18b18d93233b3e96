import { expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { hoursOn, range } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';

const evenings = hoursOn({ monday: ['17:00-20:00'] });

it.each([
  ['17:00-17:00', 'End must be after start.'],
  ['20:00-17:00', 'End must be after start.'],
  ['-17:00', 'Choose a time.'],
])('refuses a range of %s and names it', async (text, words) => {
  const api = peopleApi.signedInAs(await aPerson());
  await expect(api.createAvailability(hoursOn({ sunday: [text] }))).rejects.toMatchObject({
    fields: { 'weeklyAvailability.sunday.timeRanges.0.endTime': words },
  });
});

it('refuses ranges that overlap, in a week and on a date', async () => {
  const api = peopleApi.signedInAs(await aPerson());
  const words = 'Overlapping times with another range.';
  await expect(api.createAvailability(hoursOn({ monday: ['09:00-11:00', '10:00-12:00'] }))).rejects.toMatchObject({
    fields: { 'weeklyAvailability.monday.timeRanges.1.endTime': words },
  });
  const timeRanges = [range('09:00-11:00'), range('10:00-12:00')];
  const dated = { ...evenings, dateSpecificAvailability: [{ date: '2026-12-24', timeRanges }] };
  await expect(api.createAvailability(dated)).rejects.toMatchObject({
    fields: { 'dateSpecificAvailability.0.timeRanges.1.endTime': words },
  });
});

it('is created once', async () => {
  const api = peopleApi.signedInAs(await aPerson());
  await api.createAvailability(evenings);
  await expect(api.createAvailability(evenings)).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 1 },
  });
});

it('needs an account', async () => {
  await expect(peopleApi.signedInAs(aStranger()).createAvailability(evenings)).rejects.toMatchObject({
    code: 'user.notFound',
  });
});
