import { divisionGameId } from '#lambdas/competitions/division-game.ts';
import { squadEntity } from '#lambdas/competitions/seasons/squad.entity.ts';
import type { Account } from '#lambdas/kernel/accounts.ts';
import { table } from '#lambdas/kernel/table.ts';
import { aDuel, gamesApi } from './games.ts';
import { aPublished } from './schedules/world.ts';

/** Two people met in a match that ended 3 to 1. */
export async function aScoredDuel() {
  const world = await aDuel();
  await world.enter(world.host, 1, [3, 1]);
  const say = (person: Account, entrantId: string, version: number, of: Account, counts: Record<string, number>) =>
    gamesApi
      .signedInAs(person)
      .enterStatistics({ ...world.at, entrantId, version, lines: [{ personId: of.userId, counts }] });
  return { ...world, say };
}

/** A league whose first match ended 2 to 1, with the squads that met. */
export async function aScoredLeague() {
  const world = await aPublished();
  const gameId = divisionGameId(world.seasonId, world.divisionId);
  const boss = gamesApi.signedInAs(world.owner);
  const { matches } = await boss.getGame({ gameId });
  const [match] = matches;
  if (!match) throw new Error('There is no match');
  const at = { gameId, matchId: match.matchId };
  await boss.enterScore({ ...at, version: match.version, entry: { scores: [2, 1] } });
  const [home, away] = match.sides.map(({ entrantId }) => world.squads.find(({ squadId }) => squadId === entrantId)!);
  return { ...world, at, boss, home: home!, away: away! };
}

/** Puts somebody on the roster of a squad, whoever may. */
export const onRoster = (seasonId: string, squadId: string, personId: string) =>
  squadEntity(table())
    .patch({ seasonId, squadId })
    .append({ roster: [personId] })
    .go();
