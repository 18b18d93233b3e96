import Button from '@cloudscape-design/components/button';
import { type ReactNode, useState } from 'react';
import type { Change } from '#web/app/operations/use-change.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

interface AskToDeleteProps {
  readonly label: string;
  /** On the button of the dialog, such as `Delete group`. */
  readonly verb: string;
  readonly change: Pick<Change<never, unknown>, 'isRunning' | 'problem'>;
  readonly onDelete: () => void;
  /** What happens. */
  readonly children: ReactNode;
}

/** A button that deletes after it asked. */
export function AskToDelete({ label, verb, change: { isRunning, problem }, onDelete, children }: AskToDeleteProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      <Button loading={isRunning} onClick={() => setAsked(true)}>
        Delete {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Delete ${label}?`}
        verb={verb}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onDelete();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
