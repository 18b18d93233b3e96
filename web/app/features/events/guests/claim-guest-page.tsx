import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';

/** The link of a guest's RSVP page. Opening it changes nothing; a person presses the button. */
export function loader({ request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key');
  if (!key) throw new Problem('route.notFound');
  return { key };
}

export async function action({ request }: ActionFunctionArgs) {
  const { key } = (await request.json()) as { key: string };
  try {
    const { eventId } = await operations(hostsContract).claimGuest({ key });
    return redirect(paths.event(eventId));
  } catch (error) {
    if (error instanceof Problem) return { refusal: titleOf(error) };
    throw error;
  }
}

export function Component() {
  const { key } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<{ refusal?: string }>();
  const claim = () => void fetcher.submit({ key }, { method: 'post', encType: 'application/json' });
  return (
    <Page title="Move your RSVP to your account" width="narrow">
      <SpaceBetween size="m">
        <div role="status">{fetcher.data?.refusal && <Alert type="error">{fetcher.data.refusal}</Alert>}</div>
        <p className="lead">
          You keep your seat or your number in line. If your account has a place there already, it keeps the better one.
          The account must have the address that the link was sent to.
        </p>
        <Button variant="primary" loading={fetcher.state !== 'idle'} onClick={claim}>
          Move it to my account
        </Button>
      </SpaceBetween>
    </Page>
  );
}
