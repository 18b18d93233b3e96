import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as z from 'zod';
import { accounts } from '#shared/accounts/contract.ts';
import { Email } from '#shared/email.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { RejectedError } from '#web/app/operations/rejection.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadSession } from '#web/app/session/access-token.ts';
import { classifySignInError, signInSentences } from '#web/app/session/sign-in-errors.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { pendingEmail, rememberPending } from './pending-sign-up.ts';

const Credentials = z.strictObject({ email: Email, password: z.string().min(1, 'Enter your password.') });

interface SignInFormProps {
  /** Typed before, where it was. */
  readonly email: string | undefined;
  readonly onward: string | undefined;
  /** The account has a second factor: its code is asked for next. */
  readonly onCodeNeeded: (email: string) => void;
  /** What follows a sign-in; answers with the address to go to. */
  readonly onSignedIn: () => Promise<string>;
}

/** Signs in with a password, and says where the person goes then; nowhere while a code is asked for. */
async function signIn(
  { email, password }: z.infer<typeof Credentials>,
  { onward, onCodeNeeded, onSignedIn }: SignInFormProps,
) {
  const outcome = await tryPassword(email, password);
  if (outcome === 'unconfirmed') {
    rememberPending(email, password);
    notify('error', 'Email is not verified');
    return paths.verifyEmail(onward);
  }
  if (outcome === 'signedIn') return onSignedIn();
  onCodeNeeded(email);
  return undefined;
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

/** Email and password, and the ways for players who have forgotten one of them. */
export function SignInForm(props: SignInFormProps) {
  const form = useCheckedForm(
    Credentials,
    { email: props.email ?? pendingEmail() ?? '', password: '' },
    useChange((said: z.infer<typeof Credentials>) => signIn(said, props), { goTo: (address) => address, isForm: true }),
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
        <AppLink to={paths.signUp(props.onward)}>New here? Sign up</AppLink>
      </SpaceBetween>
    </FormView>
  );
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
