import { expect, it } from 'vitest';
import { pastedEntries, pastedFaults, seededByList } from '#shared/competitions/tournaments/pasted-entries.ts';

const names = (text: string, kind: 'single' | 'pair' | 'team') => pastedEntries(text, kind).map(({ name }) => name);

it.each([
  'Ann Lee / Bo Diaz',
  '1. Ann Lee & Bo Diaz',
  '12) Ann Lee and Bo Diaz',
  '- Ann Lee + Bo Diaz',
  'Ann Lee\tBo Diaz',
  'Ann Lee, Bo Diaz',
  'Ann Lee / Bo Diaz, ann@example.com, 512-555-0134',
])('reads the pair of %j', (line) => {
  expect(pastedEntries(line, 'pair')).toEqual([{ name: 'Ann Lee and Bo Diaz' }]);
});

it.each([
  ['Ann Lee / Bo Diaz (1)', { seed: 1 }],
  ['Ann Lee / Bo Diaz [seed 3]', { seed: 3 }],
  ['Ann Lee / Bo Diaz\t#2', { seed: 2 }],
  ['Ann Lee (3.5) / Bo Diaz (4.0)', { rating: 3.75 }],
  ['Ann Lee / Bo Diaz, 4.25', { rating: 4.25 }],
  ['2, Ann Lee / Bo Diaz, 4.25', { seed: 2, rating: 4.25 }],
])('reads the seed or rating of %j', (line, more) => {
  expect(pastedEntries(line, 'pair')).toEqual([{ name: 'Ann Lee and Bo Diaz', ...more }]);
});

it('leaves out headings and empty lines', () => {
  expect(names('Seed, Player, Rating\n\n1, Ann Lee, 3.5\n   \n2, Bo Diaz, 3.0', 'single')).toEqual([
    'Ann Lee',
    'Bo Diaz',
  ]);
});

it('turns a last name that stands first', () => {
  expect(names('Ortiz, Lena', 'single')).toEqual(['Lena Ortiz']);
});

it('leaves the name of a team as it is', () => {
  expect(names('Salt / Pepper (2)\nRise and Shine', 'team')).toEqual(['Salt / Pepper', 'Rise and Shine']);
});

it('marks who is entered, in whatever order they are named, and who is in the list twice', () => {
  const pasted = pastedEntries('Bo Diaz / Ann Lee\nCy Roe / Di Kim\ncy roe / DI KIM\nEd Fox', 'pair');
  expect(pastedFaults(pasted, ['Ann Lee and Bo Diaz'], 'pair')).toEqual(['entered', undefined, 'again', 'partner']);
});

it('marks names that are too long or too short', () => {
  expect(pastedFaults([{ name: 'x'.repeat(61) }, { name: 'X' }], [], 'team')).toEqual(['long', 'short']);
});

it('seeds by the list: seeds first, ratings behind, and the rest without', () => {
  const pasted = pastedEntries('Ann (3.5)\nBob (2)\nCat (4.0)\nDan\nEve (1)', 'single');
  const seeds = Object.fromEntries(seededByList(pasted).map(({ name, seed }) => [name, seed]));
  expect(seeds).toEqual({ Eve: 1, Bob: 2, Cat: 3, Ann: 4, Dan: undefined });
});
