import { expect, it } from 'vitest';
import { drawable } from '#lambdas/discovery/share-images/drawable.ts';
import { ofEvent } from '#lambdas/discovery/share-images/shared-thing.ts';
import { Currency, drawnMoney, formatMoney } from '#shared/money.ts';

it.each([
  ['USD', 1266, '$12.66'],
  ['INR', 50_000, 'INR 500.00'],
  ['JPY', 1590, '¥1,590'],
] as const)('says on the image of an event in %s what it costs', (currency, amountMinor, words) => {
  const shown = {
    title: 'Doubles night',
    gameTypeId: 'tennis',
    timeZone: 'UTC',
    placeLabel: 'Zilker Park',
    price: { amountMinor, currency },
  };
  const listing = { eventId: 'evt_1', version: 1, startsAt: '2031-01-01T18:30:00.000Z', shown };
  const [when = ''] = ofEvent(listing as never).shown?.lines ?? [];
  expect(drawable(when)).toMatch(new RegExp(` · ${words.replace('$', '\\$')}$`));
});

it('loses no sign of a currency where words are drawn', () => {
  for (const currency of Currency.options) {
    const words = drawnMoney(formatMoney({ amountMinor: 150_000, currency })).replaceAll('\u00a0', ' ');
    expect(drawable(words)).toBe(words);
  }
});
