import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDrawn, aLive, codeOf, deskApi, noTournament } from '#tests/support/competitions/tournaments.ts';

it('is for the organizers: courts, entries by name, and matches', async () => {
  const { desk, tournamentId } = await aDrawn();
  const seen = await desk.getDesk({ tournamentId });
  expect(seen).toMatchObject({ courts: ['Court 1', 'Court 2'], shifts: 0 });
  expect(seen.entries.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cat', 'Dan']);
  expect(await codeOf(desk.getDesk({ tournamentId: noTournament }))).toBe('tournament.notFound');
  expect(await codeOf(deskApi.signedInAs(await aPerson()).getDesk({ tournamentId }))).toBe('access.denied');
});

it('waits for no player whose matches are over', async () => {
  const { desk, tournamentId } = await aLive({ format: 'single_elimination' });
  const [first] = (await desk.getDesk({ tournamentId })).matches;
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const { token, pin } = sheets.find(({ key }) => key === first!.key)!;
  const entry = { sets: [[11, 2] as [number, number], [11, 2] as [number, number]] };
  await deskApi.signedOut().enterSheetScore({ token, pin, entry });
  const { entries, matches } = await desk.getDesk({ tournamentId });
  const startOf = (side: number) => entries.find(({ entryId }) => entryId === first!.sides[side]!.entryId)!.startsAt;
  expect(startOf(1)).toBeUndefined();
  expect(startOf(0)).toBe(matches.find(({ label }) => label === 'Final')!.startsAt);
});
