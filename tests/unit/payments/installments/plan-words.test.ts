import { expect, it } from 'vitest';
import { cardWords, scheduleWords } from '#shared/payments/installments/plan-words.ts';

const told = (...amounts: readonly (readonly [number, string])[]) =>
  scheduleWords(
    amounts.map(([amountMinor, on]) => ({ amountMinor, on })),
    'USD',
  );

it.each([
  [
    told([4000, '2026-12-01'], [4000, '2027-01-01'], [4000, '2027-02-01']),
    '$40.00 on December 1, then $40.00 on January 1 and February 1.',
  ],
  [
    told([2000, 'today'], [3334, '2026-12-01'], [3333, '2027-01-01'], [3333, '2027-02-01']),
    '$20.00 today, then $33.34 on December 1 and $33.33 on January 1 and February 1.',
  ],
  [told([12_000, '2026-12-01']), '$120.00 on December 1.'],
  [told([6000, '2026-12-01'], [6000, '2027-12-01']), '$60.00 on December 1, 2026, then $60.00 on December 1, 2027.'],
])('says %s', (words, expected) => {
  expect(words).toBe(expected);
});

it('shows a card by its make and last digits', () => {
  expect(cardWords({ brand: 'visa', last4: '4242' })).toBe('Visa •••• 4242');
});
