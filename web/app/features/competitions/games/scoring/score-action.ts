import type { ActionFunctionArgs } from 'react-router';
import { games } from '#shared/competitions/games/contract.ts';
import type { Input } from '#shared/contract/operation.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

type Operations = (typeof games)['operations'];

/** What somebody does about a match from its game's page. */
export type ScoreIntent =
  | ({ readonly intent: 'enter' } & Omit<Input<Operations['enterScore']>, 'gameId'>)
  | ({ readonly intent: 'change' } & Omit<Input<Operations['changeMatch']>, 'gameId'>)
  | ({ readonly intent: 'statistics' } & Omit<Input<Operations['enterStatistics']>, 'gameId'>)
  | ({ readonly intent: 'duty' } & Omit<Input<Operations['answerDuty']>, 'gameId'>)
  | ({ readonly intent: 'answer' } & Omit<Input<Operations['answerScore']>, 'gameId'>);

export const scoreAction = formAction(async (sent: ScoreIntent, { params }: ActionFunctionArgs) => {
  const gameId = params.id ?? '';
  notify('success', await said(gameId, sent));
  return undefined;
});

async function said(gameId: string, sent: ScoreIntent): Promise<string> {
  if (sent.intent === 'enter') return enter(gameId, sent);
  if (sent.intent === 'answer') return answer(gameId, sent);
  if (sent.intent === 'duty') return duty(gameId, sent);
  if (sent.intent === 'statistics') return count(gameId, sent);
  const { intent: _, ...change } = sent;
  await operations(games).changeMatch({ gameId, ...change });
  return 'The match is changed. Officials who are new are asked.';
}

async function duty(gameId: string, { intent: _, ...sent }: Extract<ScoreIntent, { intent: 'duty' }>) {
  await operations(games).answerDuty({ gameId, ...sent });
  return sent.answer === 'confirm' ? 'Thank you: you look after this match.' : 'You are off this match.';
}

async function count(gameId: string, { intent: _, ...sent }: Extract<ScoreIntent, { intent: 'statistics' }>) {
  await operations(games).enterStatistics({ gameId, ...sent });
  return 'What the players did is saved.';
}

async function enter(gameId: string, { intent: _, ...sent }: Extract<ScoreIntent, { intent: 'enter' }>) {
  const { status } = await operations(games).enterScore({ gameId, ...sent });
  if (status === 'awaiting_confirmation') return 'Entered. The other side has to confirm it.';
  if (status === 'disputed') return 'Both sides said something else. Whoever runs the game decides.';
  return 'The score stands.';
}

async function answer(gameId: string, { intent: _, ...sent }: Extract<ScoreIntent, { intent: 'answer' }>) {
  await operations(games).answerScore({ gameId, ...sent });
  if (sent.answer === 'reset') return 'The result is taken back. The match is open again.';
  return sent.answer === 'confirm' ? 'Confirmed. The score stands.' : 'Disputed. Whoever runs the game decides.';
}
