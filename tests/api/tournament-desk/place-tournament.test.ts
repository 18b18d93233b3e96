import { expect, it } from 'vitest';
import { aDrawn, aTournament, codeOf, deskApi, moves, noTournament } from '#tests/support/tournaments.ts';

it('places every match with rest between, on the courts there are', async () => {
  const { desk, tournamentId } = await aDrawn();
  const { matches } = await desk.placeTournament({ tournamentId });
  expect(matches.map(({ court }) => court).every((court) => court === 'Court 1' || court === 'Court 2')).toBe(true);
  const starts = new Map<string, number[]>();
  for (const { sides, startsAt = '' } of matches)
    for (const { entryId = '' } of sides) starts.set(entryId, [...(starts.get(entryId) ?? []), Date.parse(startsAt)]);
  const gaps = [...starts.values()].flatMap((all) => all.slice(1).map((start, index) => start - (all[index] ?? 0)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(50 * 60_000);
});

it('refuses before the draw, and of what is not there', async () => {
  const world = await aTournament();
  const desk = deskApi.signedInAs(world.owner);
  const place = (tournamentId = world.tournamentId) => codeOf(desk.placeTournament({ tournamentId }));
  expect(await place()).toBe('tournament.notNow');
  await moves(world, 'draw');
  expect(await place()).toBe('tournament.notDrawn');
  expect(await place(noTournament)).toBe('tournament.notFound');
});
