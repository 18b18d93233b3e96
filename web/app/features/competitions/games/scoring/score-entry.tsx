import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { isOver } from '#shared/competitions/games/competition-of.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import type { DialogOfMatchProps } from '../dialog-of-match-props.ts';
import { sideNames } from '../match-words.ts';
import { ScoreDialog } from './score-dialog.tsx';
import { ScoreTaps, takesTaps } from './score-taps.tsx';
import { useEnterScore } from './use-enter-score.ts';

/** Enters the score of a match: by taps where it is a new one, else by a form. */
export function ScoreEntry(props: DialogOfMatchProps) {
  const { game, match, isAnswer } = props;
  const [asForm, setAsForm] = useState(isOver(match) || isAnswer || match.claims.length > 0 || !takesTaps(game, match));
  return asForm ? <ScoreDialog {...props} /> : <TapDialog {...props} onForm={() => setAsForm(true)} />;
}

function TapDialog({ game, match, onClose, onForm }: DialogOfMatchProps & { readonly onForm: () => void }) {
  const names = sideNames(game, match);
  const { run, isRunning, rejection } = useEnterScore(onClose);
  const { gameId } = game;
  const { matchId, version } = match;
  return (
    <Modal visible header={`Score of ${names.join(' – ')}`} closeAriaLabel="Close" onDismiss={onClose}>
      <SpaceBetween size="m">
        {rejection && <Alert type="error">{sentenceOf(rejection)}</Alert>}
        <ScoreTaps
          {...{ game, match, names }}
          isSending={isRunning}
          onScore={(entry) => void run({ gameId, matchId, version, entry })}
        />
        <Button onClick={onForm}>Overtime, forfeit or not finished</Button>
      </SpaceBetween>
    </Modal>
  );
}
