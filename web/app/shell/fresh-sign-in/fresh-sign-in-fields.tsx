import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { keepForReturn } from '#web/app/session/kept-for-return.ts';
import { signInAgain } from '#web/app/session/log-out.ts';
import type { FreshSignIn } from './use-fresh-sign-in.ts';

interface FreshSignInFieldsProps {
  readonly proof: FreshSignIn;
  /** What the dialog's button does as well, for a press of Enter. */
  readonly onEnter: () => void;
}

const staleText = 'It’s been more than five minutes since you signed in.';

/** The part of a dialog that asks who is there; nothing while the sign-in is fresh. */
export function FreshSignInFields({ proof, onEnter }: FreshSignInFieldsProps) {
  const { step, typed, error, type } = proof;
  if (step === 'none') return null;
  if (step === 'google') return <GoogleAgain error={error} />;
  const isCode = step === 'code';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <FormField
        label={isCode ? 'Code' : 'Your password'}
        description={
          isCode
            ? 'Enter the six digits from your authenticator app.'
            : `${staleText} Enter your password to confirm it’s you.`
        }
        errorText={error}
      >
        <Input
          key={step}
          autoFocus
          type={isCode ? 'text' : 'password'}
          inputMode={isCode ? 'numeric' : 'text'}
          autoComplete={isCode ? 'one-time-code' : 'current-password'}
          value={typed}
          onChange={({ detail }) => type(detail.value)}
        />
      </FormField>
    </form>
  );
}

/** Leaves for Google and comes back to this page, where the dialog opens again. */
function GoogleAgain({ error }: { readonly error: string | undefined }) {
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    keepForReturn();
    void signInAgain(pathname + search);
  };
  return (
    <FormField
      description={`${staleText} Sign in with Google again to confirm it’s you. We’ll bring you back here.`}
      errorText={error}
    >
      <Button loading={isLeaving} onClick={leave}>
        Sign in with Google
      </Button>
    </FormField>
  );
}
