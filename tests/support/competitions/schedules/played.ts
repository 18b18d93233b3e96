import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { toMatchRow } from '#lambdas/competitions/games/game-rows.ts';
import { createGameReader } from '#lambdas/competitions/games/game-store.ts';
import { matchEntity } from '#lambdas/competitions/games/match.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPublished } from './world.ts';

/** A published season of which the first so many matches ended two to nothing for the side at home. */
export async function aPlayedSeason(count = 1) {
  const world = await aPublished();
  const { seasonId, divisionId, schedule } = world;
  const gameId = divisionGameId(seasonId, divisionId);
  const played = schedule.matches.slice(0, count);
  for (const { matchId } of played) {
    const match = await createGameReader(table()).findMatch({ gameId, matchId });
    if (!match) throw new Error('The match is not in the game');
    const score = { scores: [2, 0], resultType: 'regular' as const };
    await matchEntity(table())
      .put(toMatchRow({ ...match, version: match.version + 1, status: 'final', score, playedOn: '2027-03-06' }))
      .go();
  }
  return { ...world, played };
}
