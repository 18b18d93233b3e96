import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { loadSession } from '#web/app/session/access-token.ts';
import { classifySignInError, signInSentences } from '#web/app/session/sign-in-errors.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { rememberReturn } from './return-after-google.ts';

interface GoogleButtonProps {
  /** Where to go once signed in. */
  readonly next: string;
  /** Asked before leaving; the sign-up page refuses until its box is ticked. */
  readonly mayLeave?: () => boolean;
}

/** Leaves for Google's sign-in page. */
export function GoogleButton({ next, mayLeave = () => true }: GoogleButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (!mayLeave()) return;
    setIsLeaving(true);
    rememberReturn(next);
    try {
      await (await loadSession()).signInWithGoogle();
    } catch (error) {
      setIsLeaving(false);
      notify('error', signInSentences[classifySignInError(error)]);
    }
  };
  return (
    <Button formAction="none" fullWidth loading={isLeaving} onClick={() => void leave()}>
      Continue with Google
    </Button>
  );
}
