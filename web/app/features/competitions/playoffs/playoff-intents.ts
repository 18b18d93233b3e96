import type { ActionFunctionArgs } from 'react-router';
import type * as z from 'zod';
import type { ResetCommand, RunCommand, ScoreCommand } from '#shared/competitions/brackets/commands/commands.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { FillSeeds } from '#shared/competitions/playoffs/fill-seeds.ts';
import type { Report } from '#shared/competitions/playoffs/report.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import type { EnteredSide } from '#shared/competitions/statistics/player-line.ts';
import { GameId } from '#shared/ids.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { SideEntry } from '../statistics/players-dialog.tsx';

/** What whoever runs a playoff does on its page. */
export type PlayoffIntent =
  | { readonly intent: 'score'; readonly version: number; readonly command: ScoreCommand }
  | { readonly intent: 'run'; readonly version: number; readonly command: RunCommand | z.input<typeof FillSeeds> }
  | { readonly intent: 'reset'; readonly version: number; readonly command: ResetCommand }
  | { readonly intent: 'report'; readonly version: number; readonly matchId: string; readonly report: Report }
  | ({ readonly intent: 'statistics' } & SideEntry)
  | { readonly intent: 'undo'; readonly version: number; readonly step: number; readonly force?: boolean };

/** What came of it, with what was asked, so that it can be asked again with consent. */
export type PlayoffAnswer =
  | { readonly outcome: PlayoffOutcome; readonly asked: Command }
  | { readonly entered: EnteredSide }
  | Rejection;

type Command = Exclude<PlayoffIntent, { intent: 'statistics' }>;

export async function playoffAction({ params, request }: ActionFunctionArgs): Promise<PlayoffAnswer> {
  const asked = (await request.json()) as PlayoffIntent;
  const gameId = GameId.parse(params.id);
  try {
    if (asked.intent === 'statistics') return { entered: await enter(gameId, asked) };
    const outcome = await send(gameId, asked);
    if (outcome.status === 'applied') notify('success', doneWords(asked));
    return { outcome, asked };
  } catch (error) {
    return toRejection(error);
  }
}

async function enter(gameId: string, { intent: _, ...entry }: PlayoffIntent & { intent: 'statistics' }) {
  const side = await operations(playoffs).enterPlayoffStatistics({ gameId, ...entry });
  const few = playedTooFew(side);
  notify('success', 'What the players did is saved.');
  if (few.length > 0)
    notify(
      'info',
      `Played in fewer than ${quantity(side.leastMatches, 'match', 'matches')} before: ${few.join(', ')}.`,
    );
  return side;
}

/** Those who are in a match though a playoff asks for more matches than they have. */
const playedTooFew = ({ players, leastMatches }: EnteredSide): string[] =>
  players
    .filter(({ counts, played, guest, matches = 0 }) => {
      const isIn = played || Object.keys(counts).length > 0;
      return isIn && !guest && matches < leastMatches;
    })
    .map(({ name }) => name);

function send(gameId: string, sent: Command): Promise<PlayoffOutcome> {
  const { intent, ...input } = sent;
  const does = {
    score: operations(playoffs).scorePlayoff,
    report: operations(playoffs).reportPlayoff,
    run: operations(playoffs).runPlayoff,
    reset: operations(playoffs).resetPlayoff,
    undo: operations(playoffs).undoPlayoff,
  };
  return does[intent]({ gameId, ...input } as never);
}

const doneWords = (sent: Command): string =>
  sent.intent === 'report' ? reportWords[sent.report.act] : words[sent.intent];

const words = {
  score: 'The score is saved',
  run: 'The playoff is changed',
  reset: 'It is reset',
  undo: 'It is as it was',
};

const reportWords = {
  report: 'Saved. It stands once both sides say the same.',
  confirm: 'Confirmed. The score stands.',
  dispute: 'Disputed. Whoever runs the playoff decides.',
};

/** The same, said by somebody who saw what would be lost. */
export function withConsent(asked: Command, typed: string): PlayoffIntent {
  if (asked.intent === 'undo') return { ...asked, force: true };
  if (asked.intent === 'score' || asked.intent === 'report') return asked;
  const consent = asked.command.type === 'edit_seeds' ? { typed } : { force: true };
  return { ...asked, command: { ...asked.command, ...consent } } as PlayoffIntent;
}
