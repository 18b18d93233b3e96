import { expect, it } from 'vitest';
import { contrastOf } from '#shared/look/contrast.ts';
import { coverMarkup } from '#shared/look/cover.ts';
import { lineIcons } from '#shared/look/line-icons.ts';
import { palette } from '#shared/look/palette.ts';
import { familyOf, sportFamilies, sportIcon } from '#shared/look/sport-families.ts';
import { gameTypes } from '#shared/places/game-types.ts';

const ids = gameTypes.map(({ gameTypeId }) => gameTypeId);
const bytes = (text: string) => new TextEncoder().encode(text).length;

it('draws each of the 55 game types once, in one family', () => {
  const drawn = Object.values(sportFamilies).flatMap(({ icons }) => Object.keys(icons));
  expect(drawn.toSorted()).toEqual(ids.toSorted());
  expect(drawn).toHaveLength(55);
});

it.each(ids)('draws %s by itself in at most 400 bytes', (gameTypeId) => {
  const others = ids.filter((id) => id !== gameTypeId).map(sportIcon);
  expect(bytes(`<path d="${sportIcon(gameTypeId)}"/>`)).toBeLessThanOrEqual(400);
  expect(others).not.toContain(sportIcon(gameTypeId));
});

it('draws a whistle for a game type that it does not know', () => {
  expect(sportIcon('quidditch')).toBe(sportIcon('other'));
  expect(familyOf('quidditch')).toBe(sportFamilies.other);
});

it.each(Object.entries(sportFamilies))('lets white be read on the color of %s', (_name, { color, deep }) => {
  expect(contrastOf('#ffffff', color)).toBeGreaterThanOrEqual(5.3);
  expect(contrastOf('#ffffff', deep)).toBeGreaterThan(contrastOf('#ffffff', color));
});

it('has a color of its own for each family of sports', () => {
  expect(new Set(palette).size).toBe(8);
});

it.each(ids)('draws a cover of %s in less than 1 KB', (gameTypeId) => {
  for (const id of ['evt_1', 'evt_2', 'evt_01JCH2A9M9QK2V2N1TNZ2D4W6X'])
    expect(bytes(coverMarkup({ id, gameTypeId }))).toBeLessThan(1024);
  const colors = { main: '#0b6e4f', accent: '#f4a259' };
  expect(bytes(coverMarkup({ id: 'team', gameTypeId, colors }))).toBeLessThan(1024);
});

it('draws every icon of the controls from numbers and commands alone', () => {
  for (const path of Object.values(lineIcons)) expect(path).toMatch(/^M[\d\s.a-z-]+$/i);
});
