import { type ActionFunctionArgs, redirect } from 'react-router';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { GameId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { knownGames, tellGames } from '../games/offline/use-games.ts';
import type { Told } from './generation-told.tsx';
import type { Wish } from './playoff-values.ts';
import { generationWords } from './playoff-words.ts';

export type Sent =
  | { readonly intent: 'preview' | 'make'; readonly wish: Wish }
  | { readonly intent: 'restore'; readonly playoffId: string };

/** Previews or makes a playoff, or brings one back; the store of games follows a generation from its beginning to its end. */
export async function makePlayoffAction({ params, request }: ActionFunctionArgs): Promise<Told | Response> {
  const sent = (await request.json()) as Sent;
  try {
    const gameId = GameId.parse(params.id);
    if (sent.intent === 'restore') {
      await operations(playoffs).restorePlayoff({ gameId, playoffId: sent.playoffId });
      return redirect(paths.playoff(sent.playoffId));
    }
    if (sent.intent === 'preview') return await operations(playoffs).previewPlayoff({ gameId, ...sent.wish });
    return await make(gameId, sent.wish);
  } catch (error) {
    const rejection = toRejection(error);
    tellGames({ type: 'generationFailed', error: rejection.title });
    return rejection;
  }
}

async function make(sourceGameId: string, wish: Wish): Promise<Told | Response> {
  tellGames({ type: 'generating', sourceGameId, configuration: wish.configuration });
  const made = await operations(playoffs).generatePlayoff({ gameId: sourceGameId, ...wish });
  if (made.status === 'failed') {
    tellGames({ type: 'generationFailed', error: generationWords(made.error) });
    return made;
  }
  const { gameId, name } = made.playoff;
  const { eventId, seasonId } = knownGames().gamesById[sourceGameId] ?? {};
  tellGames({
    type: 'generated',
    eventId: eventId ?? seasonId ?? '',
    game: { gameId, name, sourceGameId, eventId, seasonId },
  });
  notify('success', 'The playoff is made');
  return redirect(paths.playoff(gameId));
}
