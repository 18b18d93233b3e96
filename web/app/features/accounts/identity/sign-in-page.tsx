import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense, useState } from 'react';
import { Await, type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { accounts } from '#shared/accounts/contract.ts';
import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { nextParam, paths } from '#web/app/router/paths.ts';
import { onwardFrom, safeReturnPath } from '#web/app/router/return-path.ts';
import { accessToken, loadSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { takeReturn } from '#web/app/session/return-after-logout.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { withCode } from './code-refusal.ts';
import { CodeStep } from './code-step.tsx';
import { GoogleButton } from './google-button.tsx';
import { LocalHelp } from './local-help.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

/**
 * `late` is a session that was still being renewed when a page asked for it; it goes on by itself. `owes` is the address of
 * a session that has not given its second factor.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const waiting = query.get('logout') === 'true' ? takeReturn() : undefined;
  if (waiting) return redirect(paths.login(safeReturnPath(waiting)));
  const step = query.get('step');
  const me = step === 'code' ? await loadMe().catch(() => undefined) : undefined;
  return {
    next: safeReturnPath(query.get(nextParam)),
    onward: onwardFrom(request),
    notice: query.get('logout') === 'true' ? 'loggedOut' : (query.get('google') ?? undefined),
    late: query.has(nextParam) && !step ? accessToken() : undefined,
    owes: me?.state === 'factorNeeded' ? me.email : undefined,
    isRecovering: step === 'recovery',
  };
}

/** What is asked for, and the address that was typed or that the session has. */
type Step = { readonly asks: 'password' | 'code' | 'sessionCode' | 'recovery'; readonly email?: string | undefined };

export function Component() {
  const { next, onward, notice, late, owes, isRecovering } = useLoaderData<typeof loader>();
  const [{ asks, email }, setStep] = useState<Step>(() =>
    owes ? { asks: 'sessionCode', email: owes } : { asks: isRecovering ? 'recovery' : 'password' },
  );
  const onSignedIn = async () => {
    if (notice === 'linkRequired') await connectGoogle();
    return afterSignIn(next);
  };
  const back = () => setStep({ asks: 'password', email });
  return (
    <Page title="Sign in" width="narrow">
      {late && (
        <Suspense>
          <Await resolve={late}>{(token) => token && <Navigate to={next} replace />}</Await>
        </Suspense>
      )}
      <SignInNotice notice={notice} />
      <Container>
        {asks === 'password' && (
          <SpaceBetween size="l">
            <GoogleButton next={next} />
            <div className="separator">or with your password</div>
            <SignInForm
              email={email}
              onward={onward}
              onCodeNeeded={(typed) => setStep({ asks: 'code', email: typed })}
              onSignedIn={onSignedIn}
            />
          </SpaceBetween>
        )}
        {(asks === 'code' || asks === 'sessionCode') && (
          <CodeStep
            submit={async (code) => {
              await (asks === 'code'
                ? answerPool(code)
                : operations(secondFactorContract).confirmSecondFactor({ code }));
              return onSignedIn();
            }}
            onLostPhone={() => setStep({ asks: 'recovery', email })}
            onBack={back}
          />
        )}
        {asks === 'recovery' && (
          <RecoveryStep
            email={email ?? ''}
            onDone={(sent) => setStep({ asks: 'password', email: sent })}
            onBack={back}
          />
        )}
      </Container>
      <LocalHelp />
    </Page>
  );
}

const answerPool = async (code: string) => withCode(async () => (await loadSession()).signInWithCode(code));

/** Connects the Google sign-in that was tried before; being signed in with the password is the proof (decision D10). */
async function connectGoogle(): Promise<void> {
  try {
    await operations(accounts).connectGoogle({});
    notify('success', 'Google is connected. From now on you can sign in either way.');
  } catch (error) {
    notify('error', sentenceFor(error));
  }
}
