import Alert from '@cloudscape-design/components/alert';
import { lazy, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { games } from '#shared/competitions/games/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { usePageHeading } from '#web/app/shell/page/use-page-heading.ts';
import { sideNames } from '../match-words.ts';
import { actsOn, readsLog } from '../standing-of-reader.ts';
import { EnterScore } from './enter-score.tsx';
import { ScoreState } from './score-state.tsx';
import { stageOfScore } from './stage-of-score.ts';
import './score-page.css';

const ScoreDialog = lazy(async () => ({ default: (await import('../scoring/score-dialog.tsx')).ScoreDialog }));

/** A match of a playoff has a page of its own for its score. */
export async function loader({ params: { gameId = '', matchId = '' }, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('t') ?? undefined;
  const input = { gameId, ...(token && { token }) };
  const { game, matches, lines, may, mine } = await operations(games).getGame(input, { signal: request.signal });
  if (game.configuration) throw redirect(paths.playoffScore(gameId, matchId));
  const match = matches.find((one) => one.matchId === matchId);
  if (!match) throw new Problem('game.matchNotFound');
  const me = await loadMe();
  return { game, match, lines, reader: { userId: 'userId' in me ? me.userId : undefined, may, mine } };
}

/** Enters the score of one match in two presses, or says where it stands. */
export function Component() {
  const { game, match, lines, reader } = useLoaderData<typeof loader>();
  const names = sideNames(game, match);
  const headingRef = usePageHeading<HTMLDivElement>(`Score of ${names.join(' – ')}`);
  const [isDialog, setDialog] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const confirming = useOperation(games, 'answerScore', {
    done: 'Confirmed. The score is final.',
    showsProblem: true,
  });
  useFresh(game.gameId, !isDialog);
  const { gameId } = game;
  const { matchId, version } = match;
  const stage = stageOfScore(game, match, reader);
  const acts = actsOn(match, reader, game.settings.reporting);
  const enters = stage.is === 'open' || (acts.includes('enter') && (stage.is === 'disputed' || isChanging));
  return (
    <div className="page score-page">
      <EnterScore
        key={matchId}
        {...{ game, match, lines, reader, names, headingRef }}
        takes={enters && match.sides.length === 2}
        onDialog={() => setDialog(true)}
        onSaved={() => setChanging(false)}
      >
        <div className="score-state">
          {confirming.rejection && <Alert type="error">{confirming.rejection.title}</Alert>}
          <ScoreState
            {...{ game, match, reader, names, stage }}
            isBusy={confirming.isRunning}
            onConfirm={() => void confirming.run({ gameId, matchId, version, answer: 'confirm' })}
            onChange={() => setChanging(!isChanging)}
            onDialog={() => setDialog(true)}
          />
        </div>
      </EnterScore>
      {isDialog && (
        <LaterPart height={0}>
          <ScoreDialog
            {...{ game, match, lines }}
            settles={readsLog(reader)}
            isAnswer={acts.includes('answer')}
            onClose={() => setDialog(false)}
          />
        </LaterPart>
      )}
    </div>
  );
}
