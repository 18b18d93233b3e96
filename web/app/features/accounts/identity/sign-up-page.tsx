import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
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
import { Beans } from '#web/app/shell/beans/beans.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { GoogleButton } from './google-button.tsx';
import { LandingGames } from './landing/landing-games.tsx';
import { loadLanding } from './landing/load-landing.ts';
import { LocalHelp } from './local-help.tsx';
import { rememberPending } from './pending-sign-up.ts';
import { keepAttempt, newAttempt } from './sign-up-attempt.ts';
import './landing/landing.css';

/** What a person fills in; the browser adds a secret of its own. */
const Filled = accounts.operations.signUp.input.omit({ attempt: true }).required({ displayName: true });

/** The answer is the same with or without an account: what to do next is in the mail (decision D11). */
async function signUp(input: z.infer<typeof Filled>, onward: string | undefined): Promise<void> {
  const attempt = newAttempt();
  await operations(accounts).signUp({ ...input, attempt });
  keepAttempt(input.email, attempt, onward);
  rememberPending(input.email, input.password);
}

/** Where the player is going, which is nowhere in particular for most: they first see what is on. */
export async function loader({ request }: LoaderFunctionArgs) {
  const onward = onwardFrom(request);
  return { onward, landing: onward ? undefined : await loadLanding(request.url, request.signal) };
}

/** What the product is for, this week's games and the form. On the way to an event it is the form alone. */
export function Component() {
  const { landing } = useLoaderData<typeof loader>();
  const isFormFirst = useLocation().pathname === paths.signUp();
  if (!landing)
    return (
      <Page title="Sign up" heading={`Join ${productName}`} description={purpose} width="narrow">
        <Container>
          <SignUpForm />
        </Container>
        <LocalHelp />
      </Page>
    );
  return (
    <Page title="Sign up" heading={purpose}>
      <div className={isFormFirst ? 'landing form-first' : 'landing'}>
        <LandingGames {...landing} />
        <section className="landing-join" aria-labelledby="landing-join">
          <div className="landing-beans">
            <Beans pose="ball" />
            <h2 id="landing-join">{`Join ${productName}`}</h2>
          </div>
          <Container>
            <SignUpForm />
          </Container>
          <LocalHelp />
        </section>
      </div>
    </Page>
  );
}

const purpose = 'Find a game near you, or get one going';

/** Submitting checks that the box is ticked and everything is valid, and says what is not (R-AUTH-06). */
function SignUpForm() {
  const { onward } = useLoaderData<typeof loader>();
  const form = useCheckedForm(
    Filled,
    { displayName: '', email: '', password: '' },
    useChange((input: z.infer<typeof Filled>) => signUp(input, onward), {
      goTo: paths.verifyEmail(onward),
      isForm: true,
    }),
  );
  const isTicked = () => {
    void form.values.trigger('acceptsTermsAndIs13');
    return form.values.getValues('acceptsTermsAndIs13') === true;
  };
  return (
    <SpaceBetween size="l">
      <FormView form={form} actions={<SubmitButton form={form}>Sign up</SubmitButton>}>
        <TextField
          control={form.control}
          name="displayName"
          label="Display name"
          autoComplete="nickname"
          hint="The name other players see."
        />
        <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
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
          label="I'm at least 13 and accept the terms."
        />
      </FormView>
      <div className="separator">or, with the box checked</div>
      <GoogleButton next={onward ?? paths.home} mayLeave={isTicked} />
      <span>
        Already here? <AppLink to={paths.login(onward)}>Sign in</AppLink>
      </span>
    </SpaceBetween>
  );
}
