import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { formAction, type Rejection } from '#web/app/forms/form-action.ts';
import { accountsApi } from '#web/app/operations/accounts/accounts-api.ts';
import { paths } from '#web/app/router/paths.ts';
import { deadLinks } from '#web/app/session/dead-links.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { clearStoredSession } from '#web/app/session/session-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('token') ?? '';

/** The press is the proof: programs that open links in mails to look at them press nothing. */
export const action = formAction(async (sent: { token: string }) => {
  const { email } = await accountsApi.confirmEmailChange(sent);
  // Every session has ended; if one was open here, this browser forgets it.
  clearStoredSession();
  forgetMe();
  return {
    code: 'confirmed',
    title: `You now sign in with ${email}. We signed you out on all your devices.`,
    fields: {},
  };
});

/** Where the link leads that is mailed to a new address. */
export function Component() {
  const token = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Rejection | null>();
  const answer = fetcher.data;
  const isDone = answer?.code === 'confirmed';
  const isDead = answer !== undefined && answer !== null && deadLinks.includes(answer.code);
  return (
    <Page title="Confirm your new e-mail address" width="narrow">
      <SpaceBetween size="l">
        <div role="status">
          {answer ? (
            <Alert type={isDone ? 'success' : 'error'}>{answer.title}</Alert>
          ) : (
            'You’ll sign in with this address. We’ll sign you out on all your devices.'
          )}
        </div>
        {isDone ? (
          <AppLink to={paths.login()}>Sign in</AppLink>
        ) : isDead ? (
          <AppLink to={paths.settings()}>Ask for a new link in your settings</AppLink>
        ) : (
          <Button
            variant="primary"
            loading={fetcher.state !== 'idle'}
            onClick={() => void fetcher.submit({ token }, { method: 'post', encType: 'application/json' })}
          >
            Confirm this address
          </Button>
        )}
      </SpaceBetween>
    </Page>
  );
}
