import { expect, it } from 'vitest';
import { askedGuardians } from '#shared/people/family/asked-guardians.ts';
import type { Guardian, Guardians } from '#shared/people/family/guardian.ts';

const now = new Date('2031-05-01T12:00:00.000Z');
const parenting = { patternType: 'alternating_weeks' as const, anchorDate: '2031-05-05', exceptions: [] };
const guardian = (userId: string, household: 'A' | 'B', differences: Partial<Guardian> = {}): Guardian => ({
  userId,
  status: 'confirmed',
  household,
  relation: 'parent',
  rights: ['rsvp'],
  contactShielded: false,
  priority: 1,
  ...differences,
});
const of = (...guardians: readonly Guardian[]): Guardians =>
  Object.fromEntries(guardians.map((one) => [one.userId, one]));

it('asks the household in charge on the day and informs the other', () => {
  const child = { guardians: of(guardian('ana', 'A'), guardian('ben', 'B')), parenting };
  expect(askedGuardians(child, '2031-05-06', now)).toEqual({ asked: ['ana'], informed: ['ben'] });
  expect(askedGuardians(child, '2031-05-13', now)).toEqual({ asked: ['ben'], informed: ['ana'] });
});

it('asks every guardian without a pattern, or where none of the household in charge may answer', () => {
  const guardians = of(guardian('ana', 'A', { rights: [] }), guardian('ben', 'B'), guardian('cem', 'B'));
  expect(askedGuardians({ guardians }, '2031-05-06', now)).toEqual({ asked: ['ben', 'cem'], informed: [] });
  expect(askedGuardians({ guardians, parenting }, '2031-05-06', now).asked).toEqual(['ben', 'cem']);
});

it('always asks a dependant with a login of their own', () => {
  const kim = guardian('kim', 'A', { isThemselves: true });
  const child = { guardians: of(guardian('ana', 'A'), guardian('ben', 'B'), kim), parenting };
  expect(askedGuardians(child, '2031-05-13', now)).toEqual({ asked: ['ben', 'kim'], informed: ['ana'] });
});
