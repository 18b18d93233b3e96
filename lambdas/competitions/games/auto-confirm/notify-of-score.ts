import { anyFellow } from '#lambdas/people/ports/naming/naming.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { fullScore } from '#shared/competitions/games/scoring/score-words.ts';
import type { GameReader } from '../game-store.ts';
import type { MatchStore } from '../match-store.ts';
import { type NamingParts, namedGame } from '../named-game.ts';
import { claimWords, type NotifyParts, notifySides } from './notify-sides.ts';

interface Parts extends NotifyParts, NamingParts {
  readonly games: Pick<GameReader, 'find' | 'findMatch'>;
  readonly store: Pick<MatchStore, 'listLines'>;
}

interface About {
  readonly gameId: string;
  readonly matchId: string;
  readonly version: number;
}

/** Tells of what a side said of a match, unless something else was said since. */
export async function notifyOfScore(
  { gameId, matchId, version }: About,
  parts: Omit<Parts, 'store'>,
  now: Date,
): Promise<void> {
  const [game, match] = await Promise.all([parts.games.find(gameId), parts.games.findMatch({ gameId, matchId })]);
  const last = match?.claims.at(-1);
  if (!game || !match || match.version !== version || !last) return;
  const isDisputed = match.status === 'disputed';
  const told = match.sides.filter((_, side) => isDisputed || side === 1 - last.side);
  const names = await sidesIn(game, match, parts, now);
  const said = {
    game,
    ...claimWords({ names: names.join(' – '), isDisputed, score: fullScore(last.score, names) }),
    entrantIds: entrantsIn(told),
    ...(isDisputed ? { tellsManagers: true } : { by: last.by }),
    cause: `${matchId}/${version}`,
    causedAt: match.updatedAt,
    path: `/discover/games/${gameId}`,
  };
  await notifySides(said, parts, now);
}

/** Tells both sides the organizer's verdict on a score, unless more was said of it since. */
export async function notifyOfVerdict({ gameId, matchId, version }: About, parts: Parts, now: Date): Promise<void> {
  const [game, match, lines] = await Promise.all([
    parts.games.find(gameId),
    parts.games.findMatch({ gameId, matchId }),
    parts.store.listLines(matchId),
  ]);
  const line = lines.at(-1);
  if (!game || !match || line?.version !== version) return;
  const names = await sidesIn(game, match, parts, now);
  const result = `The result of ${names.join(' – ')}`;
  const said = {
    game,
    subject: line.score ? `${result} is ${fullScore(line.score, names)}` : `${result} was removed`,
    paragraphs: [
      line.score ? 'The organizer set this result.' : 'The match is open again. Enter the score once more.',
      ...(line.reason ? [`Reason: ${line.reason}`] : []),
    ] as [string, ...string[]],
    entrantIds: entrantsIn(match.sides),
    by: line.by,
    cause: `${matchId}/${version}`,
    causedAt: line.at,
    path: `/discover/games/${gameId}`,
  };
  await notifySides(said, parts, now);
}

const entrantsIn = (sides: readonly Match['sides'][number][]): string[] =>
  sides.flatMap(({ entrantId, partnerId }) => [entrantId, partnerId].filter((id) => id !== undefined));

/** The names of the sides, as the players of the game see them. */
async function sidesIn(game: Game, { sides }: Match, parts: NamingParts, now: Date): Promise<string[]> {
  const { entrants } = await namedGame(game, anyFellow(now), parts);
  return sides.map(({ entrantId }) => entrants.find((one) => one.entrantId === entrantId)?.name ?? 'Player');
}

/** `Ants – Bees`. */
export const namesOf = async (game: Game, match: Match, parts: NamingParts, now: Date): Promise<string> =>
  (await sidesIn(game, match, parts, now)).join(' – ');
