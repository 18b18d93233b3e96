import { expect, it } from 'vitest';
import { aDrawn, moves, noTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';

it('shows nothing of a draw before its schedule is out, and then every match with its court and time', async () => {
  const world = await aDrawn();
  const { tournamentId, desk } = world;
  const board = () => tournamentsApi.signedOut().getTournamentBoard({ tournamentId });
  expect(await board()).toMatchObject({ matches: [], draws: [] });
  await desk.placeTournament({ tournamentId });
  await moves(world, 'scheduled');
  const { matches, draws } = await board();
  expect(matches).toHaveLength(6);
  expect(matches.every(({ court, startsAt }) => court && startsAt)).toBe(true);
  expect(draws).toHaveLength(1);
  const elsewhere = tournamentsApi.signedOut().getTournamentBoard({ tournamentId: noTournament });
  await expect(elsewhere).rejects.toMatchObject({ code: 'tournament.notFound' });
});
