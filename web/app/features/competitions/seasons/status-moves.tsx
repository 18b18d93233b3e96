import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

/** A step of a season or a tournament. */
export interface StatusMove<Status extends string> {
  readonly to: Status;
  /** On its button. */
  readonly verb: string;
  /** The consequence to confirm, where players notice it or it can't be undone. */
  readonly asked?: string;
  /** Whether a public reason can be given. */
  readonly hasReason?: boolean;
}

interface StatusMovesProps<Status extends string> {
  /** The expected step first. */
  readonly moves: readonly StatusMove<Status>[];
  /** The name of the season or tournament. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onMove: (to: Status, reason: string) => void;
}

const longestReason = 300;

/** A button for each possible step. */
export function StatusMoves<Status extends string>({ moves, name, isBusy, onMove }: StatusMovesProps<Status>) {
  const [asked, setAsked] = useState<StatusMove<Status>>();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const press = (move: StatusMove<Status>) => {
    if (!move.asked) return onMove(move.to, '');
    setAsked(move);
    setOpen(true);
  };
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs">
        {moves.map((move, index) => (
          <Button
            key={move.to}
            variant={index === 0 ? 'primary' : 'normal'}
            loading={isBusy}
            onClick={() => press(move)}
          >
            {move.verb}
          </Button>
        ))}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isOpen}
        title={`${asked?.verb}: ${name}?`}
        verb={asked?.verb ?? ''}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          if (asked) onMove(asked.to, asked.hasReason ? reason.trim() : '');
        }}
      >
        <SpaceBetween size="m">
          <p>{asked?.asked}</p>
          {asked?.hasReason && (
            <FormField label="Reason" constraintText={`Optional, up to ${longestReason} characters. Everyone sees it.`}>
              <Textarea
                rows={3}
                value={reason}
                onChange={({ detail }) => setReason(detail.value.slice(0, longestReason))}
              />
            </FormField>
          )}
        </SpaceBetween>
      </ConfirmDialog>
    </>
  );
}
