import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { eventFor } from '#lambdas/events/ports/hosted-events.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { ScoreLogLine } from '#shared/competitions/games/scoring/score-log.ts';
import type { GameCard } from '#shared/competitions/games/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import type { Looking } from '../../statistics/players-seen.ts';
import { type LineParts, linesOfMatches, shownLines } from '../../statistics/shown-lines.ts';
import { entrantsOf, type GameWorld, gameFor } from '../game-for.ts';
import type { MatchStore } from '../match-store.ts';
import { type NamingParts, namedGame, sharesGame } from '../named-game.ts';
import { withoutPeople } from '../without-people.ts';

type Operations = (typeof games)['operations'];

export const listGameTypes = async (): Promise<Output<Operations['listGameTypes']>> => ({
  gameTypes: gameTypes.map(({ gameTypeId, label }) => ({ gameTypeId, label })),
});

/** The games of an event for a reader; one who is not signed in is a stranger. */
export async function listEventGames(
  { eventId, token }: Parsed<Operations['listEventGames']>,
  { actor }: Pick<Caller, 'actor'>,
  { games: reader, events }: GameWorld,
): Promise<Output<Operations['listEventGames']>> {
  const [found, listed] = await Promise.all([
    eventFor({ eventId, token }, actor?.userId, events),
    reader.listByEvent(eventId),
  ]);
  if (!found) throw new Problem('event.notFound');
  return { games: listed.map(toCard) };
}

/** The games of a season that a reader may see, or the public ones. */
export async function listSeasonGames(
  { seasonId }: Parsed<Operations['listSeasonGames']>,
  userId: string | undefined,
  { games: reader, seasons }: Pick<GameWorld, 'games' | 'seasons'>,
): Promise<Output<Operations['listSeasonGames']>> {
  const [found, listed] = await Promise.all([seasons(userId ?? visitor, seasonId), reader.listBySeason(seasonId)]);
  if (!found) throw new Problem('season.notFound');
  return { games: listed.map(toCard) };
}

/** A caller who is not signed in. */
const visitor = '';

export const toCard = (game: Game): GameCard => ({ ...game, entrantCount: game.entrants.length });

interface Reading extends NamingParts {
  readonly world: GameWorld;
  readonly statistics: LineParts;
  /** The playoff that was made from a game. */
  readonly playoffOf: (gameId: string) => Promise<string | undefined>;
}

/** Of a playoff none is made. */
const playoffIn = async ({ gameId, sourceGameId }: Game, { playoffOf }: Reading) => {
  const playoffId = sourceGameId === undefined ? await playoffOf(gameId) : undefined;
  return playoffId === undefined ? {} : { playoffId };
};

export async function getPublicGame(
  { gameId, token }: Parsed<Operations['getPublicGame']>,
  { now }: Pick<Caller, 'now'>,
  parts: Reading,
): Promise<Output<Operations['getPublicGame']>> {
  const { world, statistics } = parts;
  const { game } = await gameFor(gameId, { token }, world);
  const visitor = { userId: undefined, now };
  const [matches, named, playoff] = await Promise.all([
    world.games.listMatches(game),
    namedGame(game, visitor, parts),
    playoffIn(game, parts),
  ]);
  const lines = await linesFor(game, matches, { ...visitor, runs: false }, statistics);
  return { game: asPublic(named), matches: matches.map((match) => withoutPeople(match)), lines, ...playoff };
}

const linesFor = async (game: Game, matches: readonly Match[], looking: Looking, parts: LineParts) =>
  shownLines(game, await linesOfMatches(game, matches, parts), looking, parts);

/** Who plays is known by the name in the game; whose account that is, is for those alone who run it. */
const asPublic = (game: Game): Game => ({
  ...game,
  entrants: game.entrants.map((one) => ({ ...one, personIds: [] })),
});

export async function getGame(
  { gameId, token }: Parsed<Operations['getGame']>,
  caller: Caller,
  parts: Reading,
): Promise<Output<Operations['getGame']>> {
  const { world, statistics } = parts;
  const { userId } = actorOf(caller);
  const { game, may } = await gameFor(gameId, { userId, token }, world);
  const { now } = caller;
  const runs = may.includes('publishSchedule');
  const shares = !runs && (await sharesGame(game, userId, world.events));
  const [matches, mine, named, playoff] = await Promise.all([
    world.games.listMatches(game),
    entrantsOf(game, userId, world),
    namedGame(game, { userId, now, needs: runs, shares }, parts),
    playoffIn(game, parts),
  ]);
  const lines = await linesFor(game, matches, { userId, runs, shares, now }, statistics);
  return {
    game: runs ? named : asPublic(named),
    matches: matches.map((match) => (runs ? match : withoutPeople(match, userId))),
    lines,
    ...playoff,
    may: [...may],
    mine,
  };
}

/** What was said of a score of this game, each line with the name of who said it. */
export async function listScoreLog(
  { gameId, matchId }: Parsed<Operations['listScoreLog']>,
  caller: Caller,
  store: Pick<MatchStore, 'listLines'>,
  { naming, world }: Pick<Reading, 'naming' | 'world'>,
): Promise<Output<Operations['listScoreLog']>> {
  if (!(await world.games.findMatch({ gameId, matchId }))) throw new Problem('game.matchNotFound');
  const lines = await store.listLines(matchId);
  const people = lines.filter(({ role }) => role !== 'autoConfirm').map(({ by }) => by);
  // Only people who run the game read its log.
  const names = await naming.of(people, { userId: actorOf(caller).userId, now: caller.now, needs: true });
  const nameOf = ({ by, role }: ScoreLogLine) => (role === 'autoConfirm' ? '' : names.get(by)?.name || formerPlayer);
  return { lines: lines.map((line) => ({ ...line, name: nameOf(line) })) };
}
