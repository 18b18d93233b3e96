import { expect, it } from 'vitest';
import { avatarColor, avatarInitial } from '#shared/look/avatar-color.ts';
import { contrastOf } from '#shared/look/contrast.ts';
import { coverOf } from '#shared/look/cover.ts';
import { crestInitials, crestOf } from '#shared/look/crest.ts';
import { palette } from '#shared/look/palette.ts';

const many = Array.from({ length: 200 }, (_, index) => `tem_${index}`);

it('draws the same cover, crest and avatar for the same id', () => {
  const cover = { id: 'evt_1', gameTypeId: 'soccer' };
  expect(coverOf(cover)).toEqual(coverOf({ ...cover }));
  const crest = { id: 'tem_1', name: 'Hyde Park Heroes' };
  expect(crestOf(crest)).toEqual(crestOf({ ...crest }));
  expect(avatarColor('Priya')).toBe(avatarColor('Priya'));
});

it('turns the field by 6 degrees at most, and mirrors some', () => {
  const fields = many.map((id) => coverOf({ id, gameTypeId: 'soccer' }).fieldTransform);
  const turns = fields.map((transform) => Number(/rotate\((-?\d+)/.exec(transform)?.[1]));
  expect(Math.min(...turns)).toBe(-6);
  expect(Math.max(...turns)).toBe(6);
  const mirrored = fields.filter((transform) => transform.includes('matrix')).length;
  expect(mirrored).toBeGreaterThan(60);
  expect(mirrored).toBeLessThan(140);
});

it("draws a team's cover in its own colors, with lines that are seen on them", () => {
  const colors = { main: '#ffd166', accent: '#10231c' };
  const { from, to, ink } = coverOf({ id: 'tem_1', gameTypeId: 'soccer', colors });
  expect([from, to, ink]).toEqual(['#ffd166', '#a88a43', '#000']);
});

it('draws crests of many teams in all divisions and colors', () => {
  const crests = many.map((id) => crestOf({ id, name: 'Austin Kickball League' }));
  expect(new Set(crests.map(({ division }) => division)).size).toBe(4);
  expect(new Set(crests.map(({ main }) => main))).toEqual(new Set(palette));
});

it('tells the crests of eight teams of a league apart', () => {
  const names = ['Hyde Park Heroes', 'Mueller Mudders', 'Barton Creek Bouncers', 'South Lamar Kicks'];
  const more = ['East Side Rollers', 'Zilker Zeniths', 'Cherrywood Chargers', 'Bouldin Bandits'];
  const crests = [...names, ...more].map((name) => JSON.stringify(crestOf({ id: name, name })));
  expect(new Set(crests).size).toBe(8);
});

it('writes initials that are read on any color a team may choose', () => {
  for (const main of ['#ffffff', '#ffd166', '#777777', '#10231c', '#0b6e4f']) {
    const { ink } = crestOf({ id: 'tem_1', name: 'Rovers', colors: { main, accent: '#f4a259' } });
    expect(contrastOf(ink, main)).toBeGreaterThanOrEqual(4.5);
  }
});

it.each([
  ['Hyde Park Heroes', 'HH'],
  ['Austin Kickball League', 'AK'],
  ['The League', 'TL'],
  ['Zilker', 'ZI'],
  ['東京 Rovers', '東R'],
  ['5', '5'],
  ['!', ''],
])('shortens %s to %s', (name, initials) => {
  expect(crestInitials(name)).toBe(initials);
});

it('stands for a person by one letter', () => {
  expect(['ana Perez', ' Zoë', '', '😀 Joy'].map(avatarInitial)).toEqual(['A', 'Z', '?', '😀']);
});
