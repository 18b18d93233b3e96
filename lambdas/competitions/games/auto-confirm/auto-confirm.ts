import { actOnScore } from '#shared/competitions/games/scoring/score-acts.ts';
import type { GameReader } from '../game-store.ts';
import type { MatchStore } from '../match-store.ts';

interface About {
  readonly gameId: string;
  readonly matchId: string;
}

/**
 * What one side entered stands once its time is up, if there was no other word since. Safe to repeat: whatever happened
 * meanwhile, it does nothing.
 */
export async function autoConfirmScore(
  { gameId, matchId }: About,
  { games, store }: { games: Pick<GameReader, 'find' | 'findMatch'>; store: Pick<MatchStore, 'save'> },
  now: Date,
): Promise<void> {
  const [game, match] = await Promise.all([games.find(gameId), games.findMatch({ gameId, matchId })]);
  if (!game || match?.draw !== game.draw) return;
  const terms = { now, today: now.toISOString().slice(0, 10), settings: game.settings };
  const judged = actOnScore(match, { act: 'autoConfirm' }, { role: 'autoConfirm' }, terms);
  if ('refused' in judged) return;
  const saved = await store.save(game, match, judged.match, judged.line);
  // The game began or was ended in this moment; the next look judges by what it is then.
  if (saved === 'gone' && (game.status === 'ready' || game.status === 'in_progress'))
    throw new Error('The game moved while silence confirmed a score');
}
