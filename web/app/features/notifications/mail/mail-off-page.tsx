import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { isMailTopic, mailTopics } from '#shared/notifications/topics.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { Page } from '#web/app/shell/page/page.tsx';

/** The link of a mail. Opening it changes nothing: mail scanners open links too; a person presses the button. */
export function loader({ request }: LoaderFunctionArgs): MailLink {
  const asked = new URL(request.url).searchParams;
  const [token, cityToken] = [asked.get('token'), asked.get('city')];
  if (!token && !cityToken) throw new Problem('route.notFound');
  return { token: cityToken ?? token ?? '', isCity: cityToken !== null };
}

interface MailLink {
  readonly token: string;
  readonly isCity: boolean;
}

/** Turns it off, and says what it was. */
async function turnOff({ token, isCity }: MailLink): Promise<string> {
  if (isCity) {
    const { city } = await operations(activitySubscriptionsContract).stopActivitySubscription({ token });
    return `emails about ${city}`;
  }
  const { topic } = await operations(notificationsContract).turnOffMail({ token });
  return isMailTopic(topic) ? mailTopics[topic].label : 'emails like this';
}

export function Component() {
  const link = useLoaderData<typeof loader>();
  const { isCity } = link;
  const [topic, setTopic] = useState<string>();
  const { run, isRunning, problem } = useChange(turnOff, { onDone: setTopic, showsProblem: true });
  return (
    <Page title={isCity ? 'Turn off emails about this city' : 'Turn off emails like this'} width="narrow">
      <div role="status">
        {topic && <Alert type="success">Done. You’ll get no more {topic}.</Alert>}
        {problem && <Alert type="error">{problem}</Alert>}
      </div>
      {!topic && (
        <SpaceBetween size="m">
          <p className="lead">
            {isCity
              ? 'You can turn it back on in your settings. Other cities you follow stay.'
              : 'You’ll still get emails about your account and about spots you could lose.'}
          </p>
          <Button variant="primary" loading={isRunning} onClick={() => run(link)}>
            Turn it off
          </Button>
        </SpaceBetween>
      )}
    </Page>
  );
}
