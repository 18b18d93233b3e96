import { expect, it } from 'vitest';
import { suggestedTitle } from '#shared/events/details/suggested-title.ts';
import { usualSpots } from '#shared/events/details/usual-spots.ts';
import { gameTypes } from '#shared/places/game-types.ts';

const thursday = '2026-12-03';

it.each([
  ['06:00', 'Thursday morning volleyball'],
  ['12:00', 'Thursday afternoon volleyball'],
  ['17:30', 'Thursday evening volleyball'],
  ['18:30', 'Thursday night volleyball'],
])('names an event at %s after its day, its time and its sport', (time, title) => {
  expect(suggestedTitle({ gameTypeId: 'volleyball', localStart: `${thursday}T${time}` })).toBe(title);
});

it('leaves the time out while it is open, and uses the name of a game that we do not list', () => {
  const kubb = { gameTypeId: 'other', otherGameType: 'Kubb', localStart: `${thursday}T00:00`, isTimeTbd: true };
  expect(suggestedTitle(kubb)).toBe('Thursday kubb');
});

it('suggests nothing before a sport and a day are chosen', () => {
  expect(suggestedTitle({ localStart: `${thursday}T18:30` })).toBe('');
  expect(suggestedTitle({ gameTypeId: 'soccer' })).toBe('');
});

it('has a title that fits for every sport, and spots for at least one pair', () => {
  for (const { gameTypeId } of gameTypes) {
    const title = suggestedTitle({ gameTypeId, localStart: `${thursday}T18:30` });
    expect(title.length).toBeLessThanOrEqual(80);
    expect(usualSpots(gameTypeId)).toBeGreaterThanOrEqual(4);
  }
});
