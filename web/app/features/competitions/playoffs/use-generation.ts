import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Answer, Input } from '#shared/contract/operation.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { knownGames, tellGames } from '../games/offline/use-games.ts';
import { generationWords } from './playoff-words.ts';

type Generate = (typeof playoffs)['operations']['generatePlayoff'];

/** Makes a playoff and goes to it; the store of games follows its generation from beginning to end. */
export const useGeneration = (onDone: (made: Answer<Generate>) => void) =>
  useChange(generate, {
    done: ({ status }) => (status === 'generated' ? 'Playoff created' : undefined),
    goTo: (made) => (made.status === 'generated' ? paths.playoff(made.playoff.gameId) : undefined),
    onDone,
    showsProblem: true,
  });

async function generate(wish: Input<Generate>, idempotencyKey: string): Promise<Answer<Generate>> {
  const sourceGameId = wish.gameId;
  tellGames({ type: 'generating', sourceGameId, configuration: wish.configuration });
  try {
    const made = await operations(playoffs).generatePlayoff(wish, { idempotencyKey });
    if (made.status === 'failed') tellGames({ type: 'generationFailed', error: generationWords(made.error) });
    else tellMade(made.playoff, sourceGameId);
    return made;
  } catch (error) {
    tellGames({ type: 'generationFailed', error: sentenceFor(error) });
    throw error;
  }
}

function tellMade({ gameId, name }: { readonly gameId: string; readonly name: string }, sourceGameId: string): void {
  const { eventId, seasonId } = knownGames().gamesById[sourceGameId] ?? {};
  const game = { gameId, name, sourceGameId, eventId, seasonId };
  tellGames({ type: 'generated', eventId: eventId ?? seasonId ?? '', game });
}
