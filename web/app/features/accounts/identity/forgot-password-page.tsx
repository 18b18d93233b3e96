import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import * as z from 'zod';
import { MailedCode, Password } from '#shared/accounts/schemas.ts';
import { Email } from '#shared/email.ts';
import { CodeField } from '#web/app/forms/fields/code-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { LocalHelp } from './local-help.tsx';
import { pendingEmail, rememberPending } from './pending-sign-up.ts';
import { resetPassword, unlessMismatch } from './reset-refusal.ts';

const Address = z.strictObject({ email: Email });
const NewPassword = z.strictObject({ email: Email, code: MailedCode, password: Password });

/** Two steps at one address: which one is in the query, so that the browser's back button works. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    step: query.get('step') === 'code' ? ('code' as const) : ('address' as const),
    email: query.get('email') ?? pendingEmail() ?? '',
    code: query.get('code') ?? '',
    isFirst: query.get('confirmed') === 'true',
  };
}

async function sendCode({ email }: z.infer<typeof Address>): Promise<void> {
  // Whether there is such an account stays between the mail and its owner (decision D11).
  await resetPassword(async () => (await loadSession()).sendResetCode(email)).catch(unlessMismatch);
  rememberPending(email);
}

const setPassword = ({ email, code, password }: z.infer<typeof NewPassword>) =>
  resetPassword(async () => (await loadSession()).setNewPassword(email, code, password));

export function Component() {
  const { step, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page title={isFirst ? 'Choose a password' : 'Forgot your password?'} width="narrow">
      {isFirst && <Alert type="success">Your address is confirmed. Now choose a password.</Alert>}
      {step === 'code' && (
        <Alert type="info">If that address has an account, we emailed it a six-digit code. It works for an hour.</Alert>
      )}
      <Container>{step === 'code' ? <NewPasswordForm /> : <AddressForm />}</Container>
      <LocalHelp />
    </Page>
  );
}

function AddressForm() {
  const { email, isFirst } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const send = useChange(sendCode, {
    goTo: isFirst ? paths.choosePassword('code') : `${pathname}?step=code`,
    isForm: true,
  });
  const form = useCheckedForm(Address, { email }, send);
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Send the code</SubmitButton>}>
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
      <AppLink to={paths.login()}>Back to sign in</AppLink>
    </FormView>
  );
}

function NewPasswordForm() {
  const { email, code } = useLoaderData<typeof loader>();
  const change = useChange(setPassword, {
    done: 'Password changed. Sign in with your new one.',
    goTo: paths.login(),
    isForm: true,
  });
  const form = useCheckedForm(NewPassword, { email, code, password: '' }, change);
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Change the password</SubmitButton>}>
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
      <CodeField control={form.control} />
      <TextField
        control={form.control}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters. A few unrelated words work well."
      />
      <SpaceBetween size="m" direction="horizontal">
        <AppLink to={paths.forgotPassword}>Send another code</AppLink>
        <AppLink to={paths.login()}>Back to sign in</AppLink>
      </SpaceBetween>
    </FormView>
  );
}
