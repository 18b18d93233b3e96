import { anyFellow } from '#lambdas/people/ports/naming/naming.ts';
import { gamesWords } from '#shared/competitions/brackets/games-words.ts';
import { claimWords, type NotifyParts, notifySides } from '../../games/auto-confirm/notify-sides.ts';
import type { GameReader } from '../../games/game-store.ts';
import { type NamingParts, namedGame } from '../../games/named-game.ts';
import { namesIn } from '../names-in.ts';
import type { PlayoffReader } from '../playoff-reader.ts';

interface About {
  readonly gameId: string;
  readonly matchId: string;
  readonly version: number;
}

interface Parts extends NotifyParts, NamingParts {
  readonly games: Pick<GameReader, 'find'>;
  readonly playoffs: PlayoffReader;
}

/** Tells of what a captain said, unless something else was said since. */
export async function notifyOfPlayoffClaim(
  { gameId, matchId, version }: About,
  parts: Parts,
  now: Date,
): Promise<void> {
  const [playoff, game] = await Promise.all([parts.playoffs.find(gameId), parts.games.find(gameId)]);
  const claim = playoff?.claims?.[matchId];
  const last = claim?.said.at(-1);
  if (!game || !claim || !last || claim.version !== version) return;
  const isDisputed = claim.confirmBy === undefined;
  const names = namesIn(await namedGame(game, anyFellow(now), parts));
  const said = {
    game,
    ...claimWords({
      names: claim.entrantIds.map((id) => names[id] ?? 'Player').join(' – '),
      isDisputed,
      score: gamesWords(last.games),
    }),
    entrantIds: claim.entrantIds.filter((_, side) => isDisputed || side === 1 - last.side),
    ...(isDisputed ? { tellsManagers: true } : { by: last.by }),
    cause: `${gameId}/${matchId}/${version}`,
    causedAt: last.at,
    path: `/playoff/${gameId}/matches/${matchId}/score`,
  };
  await notifySides(said, parts, now);
}
