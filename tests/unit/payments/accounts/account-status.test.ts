import { expect, it } from 'vitest';
import { canCharge, reminderOf, statusOf } from '#shared/payments/accounts/account-status.ts';
import {
  countryName,
  currencyOfCountry,
  PayoutCountry,
  payoutCountryNames,
} from '#shared/payments/accounts/payout-countries.ts';
import { tasksOf } from '#shared/payments/accounts/requirement-words.ts';

const flags = [true, false];
const reasons = [undefined, 'requirements.past_due', 'requirements.pending_verification', 'rejected.fraud'];

it('is active exactly when charges are enabled and details were submitted, and no other state takes payments', () => {
  const standings = flags.flatMap((chargesEnabled) =>
    flags.flatMap((detailsSubmitted) =>
      [[], ['external_account']].flatMap((pastDue) =>
        reasons.map((disabledReason) => ({ chargesEnabled, detailsSubmitted, pastDue, disabledReason })),
      ),
    ),
  );
  for (const account of standings) {
    const isActive = account.chargesEnabled && account.detailsSubmitted;
    expect(statusOf(account) === 'active').toBe(isActive);
    expect(canCharge(account, new Date())).toBe(isActive);
    expect(statusOf({ ...account, disconnectedAt: '2026-12-01T00:00:00.000Z' })).toBe('disconnected');
  }
});

it('is restricted when Stripe stopped it after a deadline, and incomplete while it only waits', () => {
  const submitted = { chargesEnabled: false, detailsSubmitted: true, pastDue: [] };
  expect(statusOf({ ...submitted, pastDue: ['external_account'] })).toBe('restricted');
  expect(statusOf({ ...submitted, disabledReason: 'rejected.fraud' })).toBe('restricted');
  expect(statusOf({ ...submitted, disabledReason: 'requirements.pending_verification' })).toBe('incomplete');
  expect(statusOf({ ...submitted, detailsSubmitted: false, pastDue: ['external_account'] })).toBe('incomplete');
});

it('takes no payment while an account that was changed is held', () => {
  const account = { chargesEnabled: true, detailsSubmitted: true, pastDue: [], heldUntil: '2026-12-02T10:00:00.000Z' };
  expect(canCharge(account, new Date('2026-12-02T09:59:59Z'))).toBe(false);
  expect(canCharge(account, new Date('2026-12-02T10:00:00Z'))).toBe(true);
});

it.each([
  ['2026-12-01T00:00:00Z', undefined],
  ['2026-12-03T00:00:00Z', 7],
  ['2026-12-07T12:00:00Z', 3],
  ['2026-12-09T12:00:00Z', 1],
  ['2026-12-10T00:00:00Z', undefined],
])('reminds at %s of a deadline on December 10 as one in %s days', (now, days) => {
  expect(reminderOf('2026-12-10T00:00:00.000Z', new Date(now))).toBe(days);
});

it('knows the fifty countries by name and currency', () => {
  expect(PayoutCountry.options).toHaveLength(50);
  expect(payoutCountryNames().map(({ name }) => name)).toContain('Czechia');
  expect(countryName('US')).toBe('United States');
  expect(currencyOfCountry('LI')).toBe('CHF');
  expect(PayoutCountry.safeParse('RU').success).toBe(false);
});

it('says what Stripe needs as sentences, each once, and never as a key', () => {
  const due = [
    'individual.ssn_last_4',
    'individual.address.city',
    'individual.address.line1',
    'external_account',
    'person_8a.verification.document',
    'something.new',
  ];
  expect(tasksOf(due).map(({ sentence }) => sentence)).toEqual([
    'Add the last 4 digits of your Social Security number',
    'Add your home address',
    'Add the bank account for your payouts',
    'Upload a photo ID',
    'Answer the other questions that Stripe has',
  ]);
});
