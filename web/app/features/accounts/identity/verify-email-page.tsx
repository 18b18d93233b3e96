import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as z from 'zod';
import { MailedCode } from '#shared/accounts/schemas.ts';
import { Email } from '#shared/email.ts';
import { CodeField } from '#web/app/forms/fields/code-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { RejectedError } from '#web/app/operations/rejection.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { onwardFrom } from '#web/app/router/return-path.ts';
import { loadSession } from '#web/app/session/access-token.ts';
import { classifySignInError } from '#web/app/session/sign-in-errors.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { LocalHelp } from './local-help.tsx';
import { forgetPending, pendingEmail, rememberPending, takePendingPassword } from './pending-sign-up.ts';
import { resetPassword } from './reset-refusal.ts';
import { forgetAttempt, keptAttempt, keptOnward } from './sign-up-attempt.ts';
import { type Verification, verificationAfter, verificationSentences } from './verification.ts';

const CodeEntry = z.strictObject({ email: Email, code: MailedCode });

/** The link in the mail brings the address and the code; after a sign-up the address is known. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const email = query.get('email') ?? pendingEmail() ?? '';
  return { email, code: query.get('code') ?? '', onward: onwardFrom(request) ?? keptOnward(email) };
}

/** Confirms the address, and says where the person goes then. */
async function confirm({ email, code }: z.infer<typeof CodeEntry>, onward: string | undefined) {
  const attempt = keptAttempt(email);
  try {
    await (await loadSession()).confirmEmail(email, code, attempt);
  } catch (error) {
    refuse(verificationAfter(error));
  }
  forgetAttempt();
  notify('success', verificationSentences.verified);
  return signInAfter(email, attempt !== undefined, onward);
}

/**
 * With the password still in memory the person is signed in at once. A password that was chosen elsewhere, or was
 * replaced by a later sign-up with this address, has stopped working: they choose a new one.
 */
async function signInAfter(email: string, hasSignedUpHere: boolean, onward: string | undefined): Promise<string> {
  const password = takePendingPassword();
  rememberPending(email);
  if (!password) return hasSignedUpHere ? paths.login(onward) : choosePassword(email);
  const outcome = await signInWith(email, password);
  if (outcome === 'refused') return choosePassword(email);
  if (outcome === 'failed') return paths.login(onward);
  forgetPending();
  return afterSignIn(onward ?? paths.home);
}

async function signInWith(email: string, password: string): Promise<'signedIn' | 'refused' | 'failed'> {
  try {
    const outcome = await (await loadSession()).signInWithPassword(email, password);
    return outcome === 'signedIn' ? 'signedIn' : 'failed';
  } catch (error) {
    return classifySignInError(error) === 'invalidUser' ? 'refused' : 'failed';
  }
}

/** Asks for the code that sets a password; where that cannot be done now, the page has a button that does it. */
async function choosePassword(email: string): Promise<string> {
  return resetPassword(async () => (await loadSession()).sendResetCode(email)).then(
    () => paths.choosePassword('code'),
    () => paths.choosePassword('address'),
  );
}

async function resend({ email }: { readonly email: string }): Promise<void> {
  try {
    await (await loadSession()).sendCodeAgain(email);
  } catch (error) {
    const state = verificationAfter(error);
    // For an address without an account the answer is as if a mail had been sent (decision D11).
    if (state !== 'mismatch') refuse(state);
  }
  notify('info', 'New code sent. Earlier codes no longer work.');
}

function refuse(state: Verification): never {
  if (state === 'mismatch' || state === 'expired') notify('error', 'Email is not verified');
  const title = verificationSentences[state];
  throw new RejectedError({ code: state, title, fields: state === 'mismatch' ? { code: title } : {} });
}

export function Component() {
  const { email, code, onward } = useLoaderData<typeof loader>();
  const verify = useChange((said: z.infer<typeof CodeEntry>) => confirm(said, onward), {
    goTo: (address) => address,
    isForm: true,
  });
  const form = useCheckedForm(CodeEntry, { email, code }, verify);
  const isAlready = form.rejection?.code === 'already';
  return (
    <Page title="Verify your email" width="narrow">
      <Alert type="info">
        {email ? `${verificationSentences.sent} Check ${email}.` : 'Enter your email and the code we sent you.'}
      </Alert>
      <Container>
        <FormView form={form} actions={<SubmitButton form={form}>Verify</SubmitButton>}>
          <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
          <CodeField control={form.control} />
          <SpaceBetween size="m" direction="horizontal" alignItems="center">
            <ResendButton email={() => form.values.getValues('email')} check={() => form.values.trigger('email')} />
            <AppLink to={paths.login()}>{isAlready ? 'Sign in' : 'Back to sign in'}</AppLink>
          </SpaceBetween>
        </FormView>
      </Container>
      <LocalHelp />
    </Page>
  );
}

function ResendButton({ email, check }: { email: () => string; check: () => Promise<boolean> }) {
  const { run, isRunning, rejection } = useChange(resend, { showsProblem: true });
  const resendNow = async () => {
    if (await check()) await run({ email: email().trim().toLowerCase() });
  };
  return (
    <SpaceBetween size="xs">
      <Button formAction="none" loading={isRunning} onClick={() => void resendNow()}>
        Send a new code
      </Button>
      <div role="status">{rejection?.title}</div>
    </SpaceBetween>
  );
}
