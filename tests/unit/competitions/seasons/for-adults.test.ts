import { expect, it } from 'vitest';
import { isForPlayer, oldestIn } from '#shared/competitions/seasons/for-adults.ts';
import { RosterRules } from '#shared/competitions/seasons/roster-rules-schema.ts';

const rules = (of: object) => RosterRules.parse(of);
const season = (own: object, ...divisions: (object | undefined)[]) => ({
  startDate: '2031-03-01',
  rosterRules: rules(own),
  divisions: divisions.map((one, index) => ({
    divisionId: `div_${index}`,
    name: `Division ${index}`,
    capacity: {},
    daysOfWeek: [],
    ...(one && { rosterRules: rules(one) }),
  })),
});

it('lets no parent play in a season for children, with a birth date or without', () => {
  const u10 = season({ maxAge: 10 }, undefined);
  expect([isForPlayer(u10, undefined), isForPlayer(u10, '1990-05-01')]).toEqual([false, false]);
  expect(oldestIn(u10)).toBe(10);
});

it('lets a teen with a login play where their age fits', () => {
  const u16 = season({ maxAge: 16 }, undefined);
  expect([isForPlayer(u16, '2016-01-01'), isForPlayer(u16, '2012-01-01')]).toEqual([true, false]);
});

it('is for adults as well where one of its divisions is', () => {
  const mixed = season({}, { maxAge: 12 }, undefined);
  expect([isForPlayer(mixed, undefined), oldestIn(mixed)]).toEqual([true, undefined]);
});
