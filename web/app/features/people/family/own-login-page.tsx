import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { family } from '#shared/people/family/contract.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';

/** The link that was mailed to somebody who turned 13. Opening it changes nothing; a person presses the button. */
export function loader({ request }: LoaderFunctionArgs): string {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) throw new Problem('route.notFound');
  return token;
}

export const action = formAction(async (sent: { token: string }) => {
  const { dependantId } = await operations(family).acceptLogin(sent);
  notify('success', 'You answer for yourself now');
  return redirect(paths.familyMember(dependantId));
});

/** Where somebody says that a member of a family is them. */
export function Component() {
  const token = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Rejection | null>();
  return (
    <Page title="A login of your own" width="narrow">
      <SpaceBetween size="m">
        <div role="status">{fetcher.data && <Alert type="error">{fetcher.data.title}</Alert>}</div>
        <p className="lead">
          You see what is kept of you and answer for yourself. Whoever answers for you goes on to do so until you are
          18.
        </p>
        <Button
          variant="primary"
          loading={fetcher.state !== 'idle'}
          onClick={() => void fetcher.submit({ token }, { method: 'post', encType: 'application/json' })}
        >
          This is me
        </Button>
      </SpaceBetween>
    </Page>
  );
}
