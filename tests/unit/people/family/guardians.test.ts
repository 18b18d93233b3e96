import { expect, it } from 'vitest';
import { ageAt, turnsBy } from '#shared/people/family/age.ts';
import { type Consent, hasConsent, withConsent } from '#shared/people/family/consent.ts';
import { type Dependant, nameForHosts } from '#shared/people/family/dependant.ts';
import {
  answerGuardian,
  askGuardian,
  changeGuardian,
  type Guardian,
  guardianRights,
  hasRight,
  removeGuardian,
  seesContact,
} from '#shared/people/family/guardian.ts';

const now = new Date('2031-05-01T12:00:00Z');
const every = guardianRights.map(({ value }) => value);
const guardian = (userId: string, differences: Partial<Guardian> = {}): Guardian => ({
  userId,
  status: 'confirmed',
  household: 'A',
  relation: 'parent',
  rights: every,
  contactShielded: false,
  priority: 1,
  ...differences,
});
const ana = guardian('ana');
const bo = guardian('bo', { household: 'B', priority: 2 });

it.each(every)('gives the right %s to anyone who was given it and said yes only', (right) => {
  const others = every.filter((one) => one !== right);
  expect(hasRight({ ana }, 'ana', right, now)).toBe(true);
  expect(hasRight({ ana: { ...ana, rights: others } }, 'ana', right, now)).toBe(false);
  expect(hasRight({ ana: { ...ana, status: 'asked' } }, 'ana', right, now)).toBe(false);
  expect(hasRight({ ana: { ...ana, viewsUntil: '2031-06-01T00:00:00Z' } }, 'ana', right, now)).toBe(false);
  expect(hasRight({ ana }, 'bo', right, now)).toBe(false);
});

it.each([
  ['the same household', guardian('bo'), true, true],
  ['another household', bo, true, false],
  ['another household without a shield', bo, false, true],
])('shows the contact to %s or not', (_which, viewer, contactShielded, sees) => {
  expect(seesContact(viewer, { ...ana, contactShielded })).toBe(sees);
  expect(seesContact({ ...ana, contactShielded }, { ...ana, contactShielded })).toBe(true);
});

it('never takes off or weakens the last one with consent', () => {
  const weak = { ...bo, rights: ['rsvp' as const] };
  expect(removeGuardian({ ana, bo: weak }, 'ana')).toEqual({ refused: 'dependant.lastGuardian' });
  expect(removeGuardian({ ana, bo: { ...bo, status: 'asked' } }, 'ana')).toEqual({ refused: 'dependant.lastGuardian' });
  expect(changeGuardian({ ana, bo: weak }, { ...ana, rights: [] })).toEqual({ refused: 'dependant.lastGuardian' });
  expect(removeGuardian({ ana, bo }, 'ana')).toEqual({ guardians: { bo } });
});

it('asks at most four, each once, and takes one answer', () => {
  const four = Object.fromEntries(['a', 'b', 'c', 'd'].map((userId) => [userId, guardian(userId)]));
  expect(askGuardian(four, bo)).toEqual({ refused: 'dependant.tooManyGuardians' });
  expect(askGuardian({ ana, bo }, bo)).toEqual({ refused: 'dependant.alreadyGuardian' });
  const asked = { ana, bo: { ...bo, status: 'asked' as const } };
  const answer = { accepted: true, contactShielded: true };
  expect(answerGuardian(asked, 'bo', answer)).toMatchObject({ guardians: { bo: { status: 'confirmed' } } });
  expect(answerGuardian(asked, 'bo', { ...answer, accepted: false })).toEqual({ guardians: { ana } });
  expect(answerGuardian({ ana, bo }, 'bo', answer)).toEqual({ refused: 'dependant.notAsked' });
});

it.each([
  ['2031-05-01', 12],
  ['2032-04-30', 12],
  ['2032-05-01', 13],
  ['2033-02-28', 13],
])('reckons an age of 12 said on the first of May 2031 to be at least so many on %s: %i', (day, age) => {
  expect(ageAt({ age: 12, ageOn: '2031-05-01' }, new Date(`${day}T12:00:00Z`))).toBe(age);
});

it('knows by when a user has turned thirteen', () => {
  expect(turnsBy({ age: 12, ageOn: '2031-05-01' }, 13)).toBe('2032-05-01');
  expect(turnsBy({ age: 14, ageOn: '2031-05-01' }, 13)).toBe('2031-05-01');
  expect(ageAt({ age: 12, ageOn: '2032-02-29' }, new Date('2033-03-01T00:00:00Z'))).toBe(13);
});

it('keeps every consent with its words and its end, and asks for disclosure apart', () => {
  const given = withConsent([], { type: 'data_collection', given: true, guardianUserId: 'ana' }, now);
  expect([hasConsent(given, 'data_collection'), hasConsent(given, 'third_party_disclosure')]).toEqual([true, false]);
  expect(withConsent(given, { type: 'data_collection', given: true, guardianUserId: 'bo' }, now)).toBe(given);
  const ended = withConsent(given, { type: 'data_collection', given: false, guardianUserId: 'bo' }, now);
  expect(ended).toMatchObject([{ guardianUserId: 'ana', textVersion: '2026-11', withdrawnAt: now.toISOString() }]);
});

it.each([
  [10, [], 'A child'],
  [10, ['third_party_disclosure'], 'Kim C.'],
  [15, [], 'Kim C.'],
  [40, [], 'Kim Carter'],
] as const)('calls a dependant of %i with the consents %j before hosts: %s', (age, types, name) => {
  const given = types.reduce<readonly Consent[]>(
    (before, type) => withConsent(before, { type, given: true, guardianUserId: 'ana' }, now),
    [],
  );
  const dependant = { firstName: 'Kim', lastName: 'Carter', age, ageOn: '2031-05-01', consents: given } as Dependant;
  expect(nameForHosts(dependant, now)).toBe(name);
});
