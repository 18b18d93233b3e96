import { expect, it } from 'vitest';
import { aDrawn, codeOf, noTournament } from '#tests/support/competitions/tournaments.ts';

it('gives each match that is to be played a code and a number of its own', async () => {
  const { desk, tournamentId } = await aDrawn();
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  expect(new Set(sheets.map(({ token }) => token)).size).toBe(6);
  expect(sheets.every(({ pin }) => /^\d{6}$/.test(pin))).toBe(true);
  expect(new Set(sheets.map(({ bestOf }) => bestOf))).toEqual(new Set([3]));
  expect(await codeOf(desk.listScoreSheets({ tournamentId: noTournament }))).toBe('tournament.notFound');
});

it('gives codes that an address can end with: one with a dot would be asked for as a file', async () => {
  const { desk, tournamentId } = await aDrawn();
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  expect(sheets.filter(({ token }) => !/^[\w~-]{10,300}$/.test(token))).toEqual([]);
});

it('names children on paper as visitors know them', async () => {
  const { desk, tournamentId } = await aDrawn({ eligibility: { gender: 'youth' } });
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const names = sheets.flatMap(({ match }) => match.sides.map(({ name }) => name));
  expect(names.filter((name) => !/^Entry \d$/.test(name))).toEqual([]);
  const { matches } = await desk.getDesk({ tournamentId });
  expect(matches[0]?.sides.map(({ name }) => name).toSorted()[0]).toMatch(/^(Ann|Bob|Cat|Dan)$/);
});
