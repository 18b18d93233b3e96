import { expect, it } from 'vitest';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { type StandingsTemplate, standingsTemplates, templateFor } from '#shared/competitions/standings/templates.ts';
import { competitionOf } from '#tests/support/competitions/standings.ts';

/** Worked by hand: who, what they have, and what parted them last. */
const tables: readonly (readonly [StandingsTemplate, string, string])[] = [
  // A and B drew. With margins of 3 at most A has +3 and B +1.
  ['soccer', 'A-B 1-1, A-C 3-0, B-C 1-0, C-D 2-0, D-A 0-0, D-B 2-2', 'A 5 +3, B 5 +1, C 3 -2, D 2 -2'],
  // All three have 4, A with one win and two lost overtimes. D and B won one match each against the other; D by more.
  ['hockey', 'A-C 2-0, C-A 3-2 ot, D-A 3-2 ot, B-C 1-0, B-D 2-1, D-B 4-0', 'D 4 +4, B 4 -2, A 4 +0, C 2 -2'],
  // Two of three each: A beat B. One of three each: D beat C.
  [
    'basketball',
    'A-B 80-79, B-C 90-60, C-A 70-60, B-D 70-50, A-D 50-40, D-C 61-60',
    'A 4 +1, B 4 +49, D 2 -29, C 2 -21',
  ],
  // 3 for 3-0 and 3-1, 2 and 1 for 3-2; sets of A 6:6, of B 6:7, of D 5:7.
  ['volleyball', 'A-B 3-0, C-A 3-2, B-C 3-2, A-D 1-3, C-D 3-0, D-B 2-3', 'C 6 +3, A 4 +0, B 4 -1, D 4 -2'],
  // A circle of three, parted by difference.
  ['pickleball', 'A-B 11-7, B-C 11-3, C-A 11-9, A-D 11-0, B-D 11-9, C-D 11-10', 'A 4 +13, B 4 +6, C 4 -5, D 0 -14'],
  ['ultimate', 'A-B 15-10, B-C 15-3, C-A 15-14', 'B 1 +7, A 1 +4, C 1 -11'],
  // B and D drew, and of the three opponents of each the one in the middle has 1.5: they stay level.
  ['swiss', 'A-B 1-0, C-D 1-1, A-C 1-0, B-D 1-1, A-D 1-1, C-B 0-1', 'A 2.5 +2, B 1.5 +0, D 1.5 +0, C 0.5 -2'],
];

it.each(tables)('%s: the table worked by hand', (template, text, expected) => {
  const { rows } = standingsOf(competitionOf(text, { ruleset: standingsTemplates[template], lotsSeed: 'x' }));
  const words = rows.map(({ name, points, diff }) => `${name} ${points} ${diff < 0 ? '' : '+'}${diff}`);
  expect(words.join(', ')).toBe(expected);
});

it('begins with the rules of the sport, or with soccer’s', () => {
  expect(templateFor('ice-hockey')).toBe(standingsTemplates.hockey);
  expect(templateFor('flag-football')).toBe(standingsTemplates.flag);
  expect(templateFor('cornhole')).toBe(standingsTemplates.soccer);
});
