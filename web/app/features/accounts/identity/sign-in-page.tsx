import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import * as z from 'zod';
import { accounts } from '#shared/accounts/contract.ts';
import { Email } from '#shared/email.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { RejectedError } from '#web/app/operations/rejection.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { nextParam, paths } from '#web/app/router/paths.ts';
import { onwardFrom, safeReturnPath } from '#web/app/router/return-path.ts';
import { accessToken, loadSession } from '#web/app/session/access-token.ts';
import { takeReturn } from '#web/app/session/return-after-logout.ts';
import { classifySignInError, signInSentences } from '#web/app/session/sign-in-errors.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { GoogleButton } from './google-button.tsx';
import { LocalHelp } from './local-help.tsx';
import { pendingEmail, rememberPending } from './pending-sign-up.ts';
import { SignInNotice } from './sign-in-notice.tsx';

const Credentials = z.strictObject({ email: Email, password: z.string().min(1, 'Enter your password.') });

/** `late` is a session that was still being renewed when a page asked for it; it goes on by itself. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const waiting = query.get('logout') === 'true' ? takeReturn() : undefined;
  if (waiting) return redirect(paths.login(safeReturnPath(waiting)));
  return {
    next: safeReturnPath(query.get(nextParam)),
    onward: onwardFrom(request),
    notice: query.get('logout') === 'true' ? 'loggedOut' : (query.get('google') ?? undefined),
    late: query.has(nextParam) ? accessToken() : undefined,
  };
}

type Place = Pick<Awaited<Exclude<ReturnType<typeof loader>, Response>>, 'next' | 'onward' | 'notice'>;

/** Signs in, and says where the person goes then. */
async function signIn({ email, password }: z.infer<typeof Credentials>, { next, onward, notice }: Place) {
  const outcome = await tryPassword(email, password);
  if (outcome === 'unconfirmed') {
    rememberPending(email, password);
    notify('error', 'Email is not verified');
    return paths.verifyEmail(onward);
  }
  if (notice === 'linkRequired') await connectGoogle();
  return afterSignIn(next);
}

async function tryPassword(email: string, password: string) {
  try {
    return await (await loadSession()).signInWithPassword(email, password);
  } catch (error) {
    const kind = classifySignInError(error);
    if (kind === 'noPasswordSet' && (error as Error).name === 'UserNotConfirmedException') return 'unconfirmed';
    throw new RejectedError({ code: kind, title: signInSentences[kind], fields: {} });
  }
}

export function Component() {
  const { next, onward, notice, late } = useLoaderData<typeof loader>();
  return (
    <Page title="Sign in" width="narrow">
      {late && (
        <Suspense>
          <Await resolve={late}>{(token) => token && <Navigate to={next} replace />}</Await>
        </Suspense>
      )}
      <SignInNotice notice={notice} />
      <Container>
        <SpaceBetween size="l">
          <GoogleButton next={next} />
          <div className="separator">or with your password</div>
          <SignInForm next={next} onward={onward} notice={notice} />
        </SpaceBetween>
      </Container>
      <LocalHelp />
    </Page>
  );
}

function SignInForm(place: Place) {
  const form = useCheckedForm(
    Credentials,
    { email: pendingEmail() ?? '', password: '' },
    useChange((said: z.infer<typeof Credentials>) => signIn(said, place), { goTo: (address) => address, isForm: true }),
  );
  const validEmail = async () =>
    (await form.values.trigger('email')) ? Email.parse(form.values.getValues('email')) : undefined;
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Sign in</SubmitButton>}>
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
      <TextField
        control={form.control}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <SpaceBetween size="m" direction="horizontal">
        <AppLink to={paths.forgotPassword}>Forgot your password?</AppLink>
        <WaysButton email={validEmail} />
        <AppLink to={paths.signUp(place.onward)}>New here? Sign up</AppLink>
      </SpaceBetween>
    </FormView>
  );
}

/** Connects the Google sign-in that was tried before; being signed in with the password is the proof (decision D10). */
async function connectGoogle(): Promise<void> {
  try {
    await operations(accounts).connectGoogle({});
    notify('success', 'Google is connected. From now on you can sign in either way.');
  } catch (error) {
    notify('error', sentenceFor(error));
  }
}

interface WaysButtonProps {
  /** The address that stands in the form; undefined, with its message shown, while it is not one. */
  readonly email: () => Promise<string | undefined>;
}

/** Mails the ways to sign in to the owner of the address; the caller learns nothing (R-AUTH-03, decision D11). */
function WaysButton({ email }: WaysButtonProps) {
  const { run, isRunning } = useOperation(accounts, 'checkSignInMethods', {
    onDone: () => notify('info', 'If that address has an account, we emailed how to sign in to it.'),
    rereads: false,
  });
  const ask = async () => {
    const valid = await email();
    if (valid) await run({ email: valid });
  };
  return (
    <Button formAction="none" variant="inline-link" loading={isRunning} onClick={() => void ask()}>
      Forgot how you joined?
    </Button>
  );
}
