import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

/** Somewhere a season or a tournament can be taken. */
export interface StatusMove<Status extends string> {
  readonly to: Status;
  /** On its button: what happens. */
  readonly verb: string;
  /** What it does that people notice or that cannot be taken back: said, and asked, before it is done. */
  readonly asked?: string;
  /** Whether a reason may be given, which everybody reads. */
  readonly hasReason?: boolean;
}

interface StatusMovesProps<Status extends string> {
  /** The first of them is the one to expect. */
  readonly moves: readonly StatusMove<Status>[];
  /** What is moved. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onMove: (to: Status, reason: string) => void;
}

const longestReason = 300;

/** A button for each place where something can be taken from where it is. */
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
            <FormField
              label="Why?"
              constraintText={`Optional, ${longestReason} characters at most. Everybody reads it.`}
            >
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
