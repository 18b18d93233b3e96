import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { gamesWords } from '#shared/competitions/brackets/games-words.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface ConsentDialogProps {
  readonly outcome: (PlayoffOutcome & { status: 'needs_consent' }) | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConsent: (typed: string) => void;
}

/** Shows every result that would be lost before anything is changed. */
export function ConsentDialog({ outcome, isBusy, onClose, onConsent }: ConsentDialogProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const word = outcome?.typing;
  const confirm = () => {
    if (word && typed !== word) setWrong(true);
    else onConsent(typed);
  };
  return (
    <ConfirmDialog
      isOpen={outcome !== undefined}
      title="These results will be cleared"
      verb="Clear results"
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <SpaceBetween size="m">
        <p>These matches will have different teams, so their results are cleared. You can undo this for 24 hours.</p>
        <ul>
          {outcome?.lost.map(({ matchId, label, record }) => (
            <li key={matchId}>
              {label}: {gamesWords(record.games) || 'no score'}
            </li>
          ))}
        </ul>
        {word && (
          <FormField label={`Type ${word}`} errorText={isWrong && typed !== word && `Type ${word} to continue.`}>
            <Input value={typed} onChange={({ detail }) => setTyped(detail.value)} />
          </FormField>
        )}
      </SpaceBetween>
    </ConfirmDialog>
  );
}
