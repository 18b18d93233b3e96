import Alert from '@cloudscape-design/components/alert';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { entrantsIn } from '#shared/competitions/playoffs/open-claims.ts';
import { Problem } from '#shared/contract/errors.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { usePageHeading } from '#web/app/shell/page/use-page-heading.ts';
import { sideName } from '../../brackets/bracket-words.ts';
import { MatchScoreState } from './match-score-state.tsx';
import { PickGames } from './pick-games.tsx';
import { settles, stageOfMatch } from './stage-of-match.ts';
import '../../games/keypad/score-page.css';

export async function loader({ params: { id = '', matchId = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { playoff, may, mine } = await operations(playoffs).getPlayoff({ gameId: id }, { signal });
  const match = readBracket(playoff.bracket).matches.find((one) => one.matchId === matchId);
  if (!match) throw new Problem('game.matchNotFound');
  return { playoff, match, reader: { may, mine } };
}

/** Enters the score of one match of a bracket in two presses, or says where it stands. */
export function Component() {
  const { playoff, match, reader } = useLoaderData<typeof loader>();
  const nameOf = (entrantId: string) => playoff.names[entrantId] ?? formerPlayer;
  const names = ([0, 1] as const).map((side) => sideName(match, side, nameOf));
  const headingRef = usePageHeading<HTMLDivElement>(`Score of ${names.join(' – ')}`);
  const [isChanging, setChanging] = useState(false);
  const answering = useOperation(playoffs, 'reportPlayoff', {
    done: (_, { report }) =>
      report.act === 'confirm' ? 'Confirmed. The score is final.' : 'Disputed. The organizer decides.',
    showsProblem: true,
  });
  useFresh(playoff.gameId);
  const { gameId, version } = playoff;
  const { matchId } = match;
  const stage = stageOfMatch(playoff, match, reader);
  const changes = isChanging && stage.is === 'claimed' && stage.enters;
  return (
    <div className="page score-page">
      <PickGames
        key={matchId}
        {...{ playoff, match, names, headingRef }}
        mine={reader.mine}
        takes={stage.is === 'open' || (stage.is === 'disputed' && stage.enters) || changes}
        isFinal={settles(reader)}
        onSaved={() => setChanging(false)}
      >
        <div className="score-state">
          {answering.rejection && <Alert type="error">{answering.rejection.title}</Alert>}
          <MatchScoreState
            {...{ match, names, stage }}
            isBusy={answering.isRunning}
            onAnswer={(act) =>
              void answering.run({ gameId, version, matchId, entrantIds: entrantsIn(match), report: { act } })
            }
            onChange={() => setChanging(!isChanging)}
          />
        </div>
      </PickGames>
    </div>
  );
}
