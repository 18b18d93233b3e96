import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { family } from '#shared/people/family/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';

/** The link that was mailed to a child who turned 13. Opening it changes nothing; they press the button. */
export function loader({ request }: LoaderFunctionArgs): string {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) throw new Problem('route.notFound');
  return token;
}

/** Where a child takes over their own answers. */
export function Component() {
  const token = useLoaderData<typeof loader>();
  const { run, isRunning, problem } = useOperation(family, 'acceptLogin', {
    done: 'You answer for yourself now',
    goTo: ({ dependantId }) => paths.familyMember(dependantId),
    showsProblem: true,
  });
  return (
    <Page title="Your own login" width="narrow">
      <SpaceBetween size="m">
        <div role="status">{problem && <Alert type="error">{problem}</Alert>}</div>
        <p className="lead">
          See your details and answer for yourself. Your guardians can answer for you too until you’re 18.
        </p>
        <Button variant="primary" loading={isRunning} onClick={() => run({ token })}>
          This is me
        </Button>
      </SpaceBetween>
    </Page>
  );
}
