import { useEffect, useState } from 'react';
import { onStaleSignIn } from '#web/app/operations/ask-for-proof.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/** Asks for a fresh sign-in where no dialog of the page does: what was refused is then sent again. */
export function SignInDialog() {
  const [answer, setAnswer] = useState<(isFresh: boolean) => void>();
  useEffect(() => onStaleSignIn(() => new Promise((give) => setAnswer(() => give))), []);
  const close = (isFresh: boolean) => {
    answer?.(isFresh);
    setAnswer(undefined);
  };
  return (
    <ConfirmDialog
      isOpen={answer !== undefined}
      title="Confirm it’s you"
      verb="Continue"
      stay="Not now"
      asksForSignIn="always"
      onClose={() => close(false)}
      onConfirm={() => close(true)}
    >
      Once you’ve signed in, we’ll go on with what you asked for.
    </ConfirmDialog>
  );
}
