import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { registrationEntity } from '#lambdas/competitions/seasons/registration/registration.entity.ts';
import { squadEntity } from '#lambdas/competitions/seasons/squads/squad.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { RegistrationAnswers } from '#shared/competitions/seasons/registration.ts';
import type { RosterRules } from '#shared/competitions/seasons/roster-rules-schema.ts';
import type { PlayerLine } from '#shared/competitions/statistics/player-line.ts';
import { aDuel, gamesApi } from './games.ts';
import { games, made, playoffsApi } from './playoff-api.ts';
import { aPublished } from './schedules/world.ts';
import { changesOf, seasonsApi } from './seasons.ts';

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
  /** The first match that a squad won, for what its players did. */
  const ownMatch = async ({ squadId }: { readonly squadId: string }) => {
    const { matches: all } = await boss.getGame({ gameId });
    const won = all.find(({ sides: [first], score }) => first.entrantId === squadId && score);
    if (!won) throw new Error('They won none');
    return { gameId, matchId: won.matchId, entrantId: squadId, version: 0 };
  };
  return { ...world, at, boss, home: home!, away: away!, ownMatch };
}

/** The playoff of a league that was played to its end, with its first match won 3 to 1 by the first of its squads. */
export async function aCupOfLeague(rosterRules: Partial<RosterRules> = {}) {
  const season = await aScoredLeague();
  const mine = seasonsApi.signedInAs(season.owner);
  const { season: before } = await mine.getSeason({ seasonId: season.seasonId });
  const rules = { ...before.rosterRules, ...rosterRules };
  await mine.changeSeason({ ...changesOf(before), rosterRules: rules });
  const { gameId: sourceId } = season.at;
  for (const { matchId, version, score } of (await season.boss.getGame({ gameId: sourceId })).matches)
    if (!score) await season.boss.enterScore({ gameId: sourceId, matchId, version, entry: { scores: [1, 0] } });
  const { gameId } = await made(season.owner, sourceId);
  const boss = playoffsApi.signedInAs(season.owner);
  await boss.runPlayoff({ gameId, version: 1, command: { type: 'confirm_seeds' } });
  const at = { gameId, matchId: 'W1-1' };
  const result = { type: 'enter_result' as const, matchId: at.matchId, games: games(3, 1) };
  await boss.scorePlayoff({ gameId, version: 2, command: result });
  const { playoff } = await boss.getPlayoff({ gameId });
  const [one, two] = playoff.bracket.records[at.matchId]?.entrantIds ?? [];
  const [home, away] = [one, two].map((id) => season.squads.find(({ squadId }) => squadId === id));
  if (!home || !away) throw new Error('The first match has no players');
  const list = (person: Account) => playoffsApi.signedInAs(person).listPlayoffPlayers(at);
  const say = (person: Account, { squadId }: typeof home, version: number, lines: PlayerLine[]) =>
    playoffsApi.signedInAs(person).enterPlayoffStatistics({ ...at, entrantId: squadId, version, lines });
  return { season, at, boss, home, away, other: 'W1-2', list, say };
}

/** Puts a player on the roster of a squad, the player who may. */
export const onRoster = (seasonId: string, squadId: string, personId: string) =>
  squadEntity(table())
    .patch({ seasonId, squadId })
    .append({ roster: [personId] })
    .go();

/** Puts on record that a player on a roster registered for the season. */
export const registeredFor = (
  {
    seasonId,
    teamId,
    divisionId,
  }: Pick<Awaited<ReturnType<typeof aScoredLeague>>, 'seasonId' | 'teamId' | 'divisionId'>,
  { userId }: Pick<Account, 'userId'>,
  squadId: string,
) =>
  registrationEntity(table())
    .put({
      seasonId,
      teamId,
      divisionId,
      userId,
      version: 1,
      mode: 'individual',
      status: 'placed',
      squadIds: [squadId],
      answers: RegistrationAnswers.parse({}),
      registeredAt: '2026-11-01T00:00:00.000Z',
    })
    .go();
