import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type * as z from 'zod';
import { accounts } from '#shared/accounts/contract.ts';
import { productName } from '#shared/product.ts';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { onwardFrom } from '#web/app/router/return-path.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { GoogleButton } from './google-button.tsx';
import { LocalHelp } from './local-help.tsx';
import { rememberPending } from './pending-sign-up.ts';
import { keepAttempt, newAttempt } from './sign-up-attempt.ts';

/** What a person fills in; the browser adds a secret of its own. */
const Filled = accounts.operations.signUp.input.omit({ attempt: true });

/** The answer is the same with or without an account: what to do next is in the mail (decision D11). */
async function signUp(input: z.infer<typeof Filled>): Promise<void> {
  const attempt = newAttempt();
  await operations(accounts).signUp({ ...input, attempt });
  keepAttempt(input.email, attempt);
  rememberPending(input.email, input.password);
}

/** Where the person is going; nowhere in particular for most. */
export const loader = ({ request }: LoaderFunctionArgs) => onwardFrom(request) ?? null;

export function Component() {
  return (
    <Page
      title="Sign up"
      heading={`Join ${productName}`}
      description="Find a game near you, or get one going."
      width="narrow"
    >
      <Container>
        <SignUpForm />
      </Container>
      <LocalHelp />
    </Page>
  );
}

/** Submitting checks that the box is ticked and everything is valid, and says what is not (R-AUTH-06). */
function SignUpForm() {
  const onward = useLoaderData<typeof loader>() ?? undefined;
  const form = useCheckedForm(
    Filled,
    { email: '', password: '' },
    useChange(signUp, { goTo: paths.verifyEmail(onward), isForm: true }),
  );
  const isTicked = () => {
    void form.values.trigger('acceptsTermsAndIs13');
    return form.values.getValues('acceptsTermsAndIs13') === true;
  };
  return (
    <SpaceBetween size="l">
      <FormView form={form} actions={<SubmitButton form={form}>Sign up</SubmitButton>}>
        <TextField control={form.control} name="email" label="E-mail" type="email" autoComplete="username" />
        <TextField
          control={form.control}
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters. A few unrelated words work well."
        />
        <CheckboxField
          control={form.control}
          name="acceptsTermsAndIs13"
          label="I am at least 13 years old and accept the terms."
        />
      </FormView>
      <div className="separator">or, with the box ticked</div>
      <GoogleButton next={onward ?? paths.home} mayLeave={isTicked} />
      <span>
        Already here? <AppLink to={paths.login(onward)}>Sign in</AppLink>
      </span>
    </SpaceBetween>
  );
}
