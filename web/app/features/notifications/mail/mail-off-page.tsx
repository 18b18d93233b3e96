import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { isMailTopic, mailTopics } from '#shared/notifications/topics.ts';
import { operations } from '#web/app/operations/operations.ts';
import { Page } from '#web/app/shell/page/page.tsx';

/** The link of a mail. Opening it changes nothing: mail scanners open links too; a person presses the button. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const [token, cityToken] = [asked.get('token'), asked.get('city')];
  if (!token && !cityToken) throw new Problem('route.notFound');
  return { token: cityToken ?? token ?? '', isCity: cityToken !== null };
}

export async function action({ request }: ActionFunctionArgs) {
  const { token, isCity } = (await request.json()) as { token: string; isCity: boolean };
  try {
    if (!isCity) {
      const { topic } = await operations(notificationsContract).turnOffMail({ token });
      return { topic: isMailTopic(topic) ? mailTopics[topic].label : 'mail of this kind' };
    }
    const { city } = await operations(activitySubscriptionsContract).stopActivitySubscription({ token });
    return { topic: `mail about ${city}` };
  } catch (error) {
    if (error instanceof Problem) return { refusal: titleOf(error) };
    throw error;
  }
}

export function Component() {
  const { token, isCity } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<{ topic?: string; refusal?: string }>();
  const { topic, refusal } = fetcher.data ?? {};
  const turnOff = () => void fetcher.submit({ token, isCity }, { method: 'post', encType: 'application/json' });
  return (
    <Page title={isCity ? 'Turn off mail about this city' : 'Turn off this kind of mail'} width="narrow">
      <div role="status">
        {topic && <Alert type="success">Done. You will get no more {topic}.</Alert>}
        {refusal && <Alert type="error">{refusal}</Alert>}
      </div>
      {!topic && (
        <SpaceBetween size="m">
          <p className="lead">
            {isCity
              ? 'It is paused: your settings bring it back, and other cities that you follow stay.'
              : 'You will still get mails about your account, and about seats you could lose.'}
          </p>
          <Button variant="primary" loading={fetcher.state !== 'idle'} onClick={turnOff}>
            Turn it off
          </Button>
        </SpaceBetween>
      )}
    </Page>
  );
}
