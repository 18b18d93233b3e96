import { expect, it } from 'vitest';
import { seasonPriceWords } from '#shared/competitions/payments/season-price-words.ts';
import { listedSeasonPrice, wholePrice, wholeTeamFee } from '#shared/competitions/payments/whole-prices.ts';
import { quoteLines } from '#shared/payments/quote.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const cards = {
  prices: { individual: usd(5000), join_team: usd(4000), sub_only: usd(100) },
  registrationModes: ['individual' as const, 'join_team' as const],
  teamFee: { ...usd(30_000), splitMode: 'captain' as const },
  refundPolicy: 'flexible' as const,
};

it('is what the checkout asks for: with the service fee of the plan, and what the window adds or takes off', () => {
  const terms = { plan: 'elite' as const, adjustMinor: -500 };
  const line = { kind: 'registration' as const, personId: '', name: '', amountMinor: 4500 };
  const { totalMinor } = quoteLines([line], { currency: 'USD', plan: 'elite', feePayer: 'player' });
  expect(wholePrice(cards, 'individual', terms)).toEqual(usd(totalMinor));
  expect(wholePrice(cards, 'individual', {})).toEqual(usd(5180));
  expect(wholeTeamFee(cards, {})).toEqual(usd(30_930));
});

it('is the price alone where the organizer can be paid directly', () => {
  const cash = { ...cards, payOutside: [{ way: 'cash' }] };
  expect(wholePrice(cash, 'individual', {})).toEqual(usd(5000));
  expect(wholeTeamFee(cash, {})).toEqual(usd(30_000));
});

it('is nothing of a way that is not offered, or is free by now', () => {
  expect(wholePrice(cards, 'sub_only', {})).toBeUndefined();
  expect(wholePrice(cards, 'individual', { adjustMinor: -5000 })).toBeUndefined();
});

it('is the least that a player pays in lists, and else what a team pays', () => {
  const words = (season: Parameters<typeof listedSeasonPrice>[0]) => seasonPriceWords(listedSeasonPrice(season, {}));
  expect(words(cards)).toBe('From $41.50 a player');
  expect(words({ ...cards, registrationModes: ['individual'] })).toBe('$51.80 a player');
  expect(words({ ...cards, registrationModes: ['create_team'] })).toBe('$309.30 a team');
  expect(words({ ...cards, registrationModes: ['create_team'], teamFee: undefined })).toBeUndefined();
});
