import { expect, it } from 'vitest';
import { agreesToWords, hasConsent, withConsent } from '#shared/people/family/consent.ts';

const now = new Date('2031-06-01T12:00:00.000Z');
const type = 'medical_treatment' as const;
const old = {
  type,
  guardianUserId: 'ana',
  textVersion: '2026-11',
  method: 'email_plus',
  givenAt: '2026-11-01T00:00:00.000Z',
} as const;

it('keeps a consent to words that have changed, without taking it for one to the new words', () => {
  expect(hasConsent([old], type)).toBe(true);
  expect(agreesToWords([old], type)).toBe(false);
});

it('ends the consent to the old words when the new ones are agreed to, and keeps both on record', () => {
  const after = withConsent([old], { type, given: true, guardianUserId: 'ben' }, now);
  expect(after).toMatchObject([
    { ...old, withdrawnAt: now.toISOString() },
    { type, guardianUserId: 'ben' },
  ]);
  expect(agreesToWords(after, type)).toBe(true);
  expect(withConsent(after, { type, given: true, guardianUserId: 'ana' }, now)).toBe(after);
});

it('withdraws a consent to whichever words', () => {
  const after = withConsent([old], { type, given: false, guardianUserId: 'ana' }, now);
  expect(hasConsent(after, type)).toBe(false);
  expect(withConsent(after, { type, given: false, guardianUserId: 'ana' }, now)).toBe(after);
});
