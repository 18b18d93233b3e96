import { afterEach, expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { hoursOn, range } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const evenings = hoursOn({ monday: ['17:00-20:00'] });

it('updates the version that was seen', async () => {
  const api = peopleApi.signedInAs(await aPerson({ hasAdditionalInfo: false }));
  expect(await api.createAvailability(evenings)).toEqual({ ...evenings, version: 1 });
  const mornings = hoursOn({ friday: ['07:00-08:00', '08:00-09:00'] });
  expect(await api.updateAvailability({ ...mornings, version: 1 })).toEqual({ ...mornings, version: 2 });
});

it('is not saved over what another tab saved first', async () => {
  const api = peopleApi.signedInAs(await aPerson());
  await api.createAvailability(evenings);
  const answers = await Promise.allSettled([1, 2, 3].map(() => api.updateAvailability({ ...evenings, version: 1 })));
  const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(lost).toHaveLength(2);
  for (const problem of lost) expect(problem).toMatchObject({ code: 'record.changed', detail: { currentVersion: 2 } });
});

it('forgets dates that have passed, and takes none that is too far away', async () => {
  product.clock.moveTo('2026-12-10T12:00:00Z');
  const api = peopleApi.signedInAs(await aPerson());
  const at = (date: string) => ({ date, timeRanges: [range('09:00-11:00')] });
  const saved = await api.createAvailability({
    ...evenings,
    dateSpecificAvailability: [at('2026-12-01'), at('2026-12-24')],
  });
  expect(saved.dateSpecificAvailability).toEqual([at('2026-12-24')]);
  await expect(
    api.updateAvailability({ ...evenings, dateSpecificAvailability: [at('2030-01-01')], version: 1 }),
  ).rejects.toMatchObject({ fields: { 'dateSpecificAvailability.0.date': expect.stringContaining('two years') } });
});

it('needs an account', async () => {
  const stranger = peopleApi.signedInAs(aStranger());
  await expect(stranger.updateAvailability({ ...evenings, version: 1 })).rejects.toMatchObject({
    code: 'user.notFound',
  });
});
