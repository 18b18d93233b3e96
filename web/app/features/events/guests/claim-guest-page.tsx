import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';

/** The link of a guest's RSVP page. Opening it changes nothing; a person presses the button. */
export function loader({ request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key');
  if (!key) throw new Problem('route.notFound');
  return { key };
}

export function Component() {
  const { key } = useLoaderData<typeof loader>();
  const { run, isRunning, rejection } = useOperation(hostsContract, 'claimGuest', {
    goTo: ({ eventId }) => paths.event(eventId),
    showsProblem: true,
  });
  return (
    <Page title="Move your RSVP to your account" width="narrow">
      <SpaceBetween size="m">
        <div role="status">{rejection && <Alert type="error">{rejection.title}</Alert>}</div>
        <p className="lead">
          You keep your spot or your number in line. If your account already has one there, you keep the better one. The
          account must have the address that the link was sent to.
        </p>
        <Button variant="primary" loading={isRunning} onClick={() => void run({ key })}>
          Move it to my account
        </Button>
      </SpaceBetween>
    </Page>
  );
}
