import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { formAction, type Rejection } from '#web/app/forms/form-action.ts';
import { peopleApi } from '#web/app/operations/accounts/people-api.ts';
import { paths } from '#web/app/router/paths.ts';
import { deadLinks } from '#web/app/session/dead-links.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('token') ?? '';

/** The press is the proof: programs that open links in mails to look at them press nothing. */
export const action = formAction(async (sent: { token: string }) => {
  const { email } = await peopleApi.confirmAlternateEmail(sent);
  return { code: 'confirmed', title: `${email} is confirmed.`, fields: {} };
});

/** Where the link leads that was mailed to another address of somebody. */
export function Component() {
  const token = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Rejection | null>();
  const answer = fetcher.data;
  const isDone = answer?.code === 'confirmed';
  const isDead = answer !== undefined && answer !== null && deadLinks.includes(answer.code);
  return (
    <Page title="Confirm this address" width="narrow">
      <SpaceBetween size="l">
        <p>Press the button to say that this address is yours.</p>
        <div role="status">{answer && <Alert type={isDone ? 'success' : 'error'}>{answer.title}</Alert>}</div>
        {isDone ? (
          <AppLink to={paths.settings()}>Open your settings</AppLink>
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
