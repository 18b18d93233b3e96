import { expect, it } from 'vitest';
import { divisionGame } from '#lambdas/competitions/games/division-game.ts';
import type { StoredSeason } from '#lambdas/competitions/seasons/season-reader.ts';
import { SeasonDetails } from '#shared/competitions/seasons/schemas.ts';

const ids = ['div_01ARZ3NDEKTSV4RRFFQ69G5FA0', 'div_01ARZ3NDEKTSV4RRFFQ69G5FA1'] as const;

const nameOf = (label: string, names: readonly string[]) => {
  const facts = SeasonDetails.parse({
    label,
    startDate: '2027-03-01',
    endDate: '2027-06-30',
    timeZone: 'America/Chicago',
    gameTypeId: 'soccer',
    format: 'league',
    registrationModes: ['create_team'],
    divisions: names.map((name, at) => ({ divisionId: ids[at], name })),
  });
  return divisionGame({ seasonId: 'ssn_1', teamId: 'tem_1', facts } as StoredSeason, ids[0], new Date(0)).name;
};

it('is called after its season, and after its division where there are several', () => {
  expect(nameOf('Spring League', ['Open'])).toBe('Spring League');
  expect(nameOf('Spring League', ['Division A', 'Division B'])).toBe('Spring League: Division A');
  expect(nameOf('S'.repeat(60), ['D'.repeat(40), 'Other'])).toHaveLength(80);
});
