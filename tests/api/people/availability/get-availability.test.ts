import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';

const evenings = hoursOn({ monday: ['17:00-20:00'] });

it('is what was said last, and nothing at first', async () => {
  const api = peopleApi.signedInAs(await aPerson({ hasAdditionalInfo: false }));
  expect(await api.getAvailability({})).toEqual({});
  const stored = await api.createAvailability(evenings);
  expect(await api.getAvailability({})).toEqual({ availability: stored });
});
