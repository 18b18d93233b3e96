import { useEffect, useRef, useState } from 'react';
import { onStaleSignIn } from '#web/app/operations/ask-for-proof.ts';
import { loadMe } from '#web/app/session/me.ts';
import { isSignInFresh } from '#web/app/session/session-token.ts';
import { refusalOf } from './refusal.ts';

/** `none` while the sign-in is fresh enough; `google` for an account without a password. */
type Step = 'none' | 'password' | 'code' | 'google';

interface Asked {
  readonly step: Step;
  /** The password or the code. */
  readonly typed: string;
  readonly error?: string;
  readonly isSigningIn?: boolean;
}

/** Proof that it is still the same user who presses. */
export interface FreshSignIn extends Asked {
  readonly type: (typed: string) => void;
  /** What the button of a dialog does: signs in where that is asked, then acts. */
  readonly confirm: (act: () => unknown) => void;
}

const loadAnew = () => import('#web/app/session/session-anew.ts');
const atEase: Asked = { step: 'none', typed: '' };

/**
 * For a dialog whose act needs a fresh sign-in: it asks for the password by itself, at once where the sign-in is known to
 * be old, and otherwise when the API says so. Nothing else that was typed is lost.
 * @param isKnownStale the API has said so already
 */
export function useFreshSignIn(isOpen: boolean, { isKnownStale = false } = {}): FreshSignIn {
  const [asked, setAsked] = useState(atEase);
  const waiting = useRef<(isFresh: boolean) => void>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    const askFor = async () => setAsked({ step: await firstStep(), typed: '' });
    if (isKnownStale || !isSignInFresh()) void askFor();
    const forget = onStaleSignIn(async () => {
      await askFor();
      return new Promise((answer) => {
        waiting.current = answer;
      });
    });
    return () => {
      forget();
      waiting.current?.(false);
      setAsked(atEase);
    };
  }, [isOpen, isKnownStale]);
  const signIn = async (act: () => unknown) => {
    setAsked({ ...asked, isSigningIn: true });
    try {
      const next = await takeStep(asked);
      setAsked({ step: next, typed: '' });
      if (next !== 'none') return;
    } catch (error) {
      setAsked({ ...asked, isSigningIn: false, ...refusalOf(error, asked.step) });
      return;
    }
    if (waiting.current) waiting.current(true);
    else await act();
    waiting.current = undefined;
  };
  return {
    ...asked,
    type: (typed) => setAsked({ step: asked.step, typed }),
    confirm: (act) => {
      if (asked.isSigningIn) return;
      const missing = missingIn(asked);
      if (missing) setAsked({ ...asked, error: missing });
      else void (asked.step === 'none' ? act() : signIn(act));
    },
  };
}

/** An account that cannot be read now is asked for its password: most have one. */
async function firstStep(): Promise<Step> {
  const me = await loadMe().catch(() => undefined);
  return me?.state === 'success' && !me.signIns.includes('password') ? 'google' : 'password';
}

async function takeStep({ step, typed }: Asked): Promise<Step> {
  const { signInAnew, signInWithCode } = await loadAnew();
  const outcome = step === 'code' ? await signInWithCode(typed.trim()) : await signInAnew(typed);
  return outcome === 'codeNeeded' ? 'code' : 'none';
}

const missingText = {
  password: 'Enter your password.',
  code: 'Enter the code from your authenticator app.',
  google: 'Sign in with Google first.',
};

const missingIn = ({ step, typed }: Asked): string | undefined =>
  step === 'none' || typed.trim() ? undefined : missingText[step];
