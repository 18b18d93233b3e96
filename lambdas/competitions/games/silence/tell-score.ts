import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { fullScore } from '#shared/competitions/games/score-words.ts';
import type { GameReader } from '../game-store.ts';
import { type TellParts, tellSides } from './tell-sides.ts';

interface Parts extends TellParts {
  readonly games: Pick<GameReader, 'find' | 'findMatch'>;
}

interface About {
  readonly gameId: string;
  readonly matchId: string;
  readonly version: number;
}

/** Tells of what a side said of a match, unless something else was said since. */
export async function tellScore({ gameId, matchId, version }: About, parts: Parts, now: Date): Promise<void> {
  const [game, match] = await Promise.all([parts.games.find(gameId), parts.games.findMatch({ gameId, matchId })]);
  const last = match?.claims.at(-1);
  if (!game || !match || match.version !== version || !last) return;
  const isDisputed = match.status === 'disputed';
  const told = match.sides.filter((_, side) => isDisputed || side === 1 - last.side);
  const names = sidesIn(game, match);
  const said = {
    game,
    names: names.join(' – '),
    entrantIds: told.flatMap(({ entrantId, partnerId }) => [entrantId, partnerId].filter((id) => id !== undefined)),
    isDisputed,
    by: last.by,
    score: fullScore(last.score, names),
    cause: `${matchId}/${version}`,
    causedAt: match.updatedAt,
    path: `/discover/games/${gameId}`,
  };
  await tellSides(said, parts, now);
}

const sidesIn = ({ entrants }: Game, { sides }: Match): string[] =>
  sides.map(({ entrantId }) => entrants.find((one) => one.entrantId === entrantId)?.name ?? 'Somebody');

/** `Ants – Bees`. */
export const namesOf = (game: Game, match: Match): string => sidesIn(game, match).join(' – ');
