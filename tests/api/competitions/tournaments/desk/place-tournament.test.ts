import { expect, it } from 'vitest';
import {
  aCategory,
  aDrawn,
  aTournament,
  codeOf,
  deskApi,
  moves,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

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

it('lets matches of a bracket that waits for its pools be at once, after them', async () => {
  const world = await aTournament({
    categories: [aCategory({ entryKind: 'team', maxEntries: 8, format: 'pools_to_bracket', pools: 2, advance: 2 })],
  });
  const { tournamentId, categoryId } = world;
  for (const name of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Flo'])
    await tournamentsApi.signedInAs(world.owner).addEntry({ tournamentId, categoryId, name });
  await moves(world, 'draw');
  const desk = deskApi.signedInAs(world.owner);
  await desk.drawCategory({ tournamentId, categoryId });
  const { matches } = await desk.placeTournament({ tournamentId });
  const startsOf = (name: RegExp) =>
    matches.flatMap(({ label, startsAt }) => (name.test(label) ? [startsAt ?? ''] : []));
  const [one = '', other] = startsOf(/^SF /);
  expect(one).toBe(other);
  expect(startsOf(/^Pool /).every((start) => Date.parse(one) - Date.parse(start) >= 50 * 60_000)).toBe(true);
  expect(startsOf(/^Final$/).every((start) => Date.parse(start) - Date.parse(one) >= 50 * 60_000)).toBe(true);
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
