import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/people.ts';
import { aDrawn, codeOf, deskApi, noTournament } from '#tests/support/tournaments.ts';

it('is for whoever runs it: courts, entries by name, and matches', async () => {
  const { desk, tournamentId } = await aDrawn();
  const seen = await desk.getDesk({ tournamentId });
  expect(seen).toMatchObject({ courts: ['Court 1', 'Court 2'], shifts: 0 });
  expect(seen.entries.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cat', 'Dan']);
  expect(await codeOf(desk.getDesk({ tournamentId: noTournament }))).toBe('tournament.notFound');
  expect(await codeOf(deskApi.signedInAs(await aPerson()).getDesk({ tournamentId }))).toBe('access.denied');
});
