import Button from '@cloudscape-design/components/button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { useSeasonSend } from './use-season-send.ts';

interface AskToDeleteProps<Intent> {
  readonly label: string;
  /** On the button of the dialog, such as `Delete group`. */
  readonly verb: string;
  readonly sent: Intent;
  /** What happens. */
  readonly children: ReactNode;
}

/** A button that deletes after it asked. */
export function AskToDelete<Intent>({ label, verb, sent, children }: AskToDeleteProps<Intent>) {
  const { send, isBusy, problem } = useSeasonSend<Intent>();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      <Button loading={isBusy} onClick={() => setAsked(true)}>
        Delete {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Delete ${label}?`}
        verb={verb}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          send(sent);
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
