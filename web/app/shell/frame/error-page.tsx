import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { Problem, statusOf, titleOf } from '#shared/contract/errors.ts';
import { isUnreachable, unreachableText } from '#web/app/operations/problems.ts';
import { Page } from '../page/page.tsx';
import { WhatHappened } from './diagnostics.tsx';
import { Component as NotFoundPage } from './not-found-page.tsx';

/** What stands in place of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // Going to the same place replaces this page for certain; loading its data anew would leave it when that is quick.
  const tryAgain = () => (isScript(error) ? location.reload() : void navigate(pathname + search, { replace: true }));
  if (isMissing(error)) return <NotFoundPage />;
  return (
    <Page title="That did not work" width="narrow">
      <Alert
        type="error"
        action={
          <Button loading={state === 'loading'} onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        {sentence(error)}
      </Alert>
      <WhatHappened />
    </Page>
  );
}

const isMissing = (error: unknown) =>
  (error instanceof Problem && statusOf(error) === 404) || (isRouteErrorResponse(error) && error.status === 404);

/** A page's script that cannot be loaded any more, after a new version: only a reload helps. */
const isScript = (error: unknown) => error instanceof TypeError && /dynamically imported module/i.test(error.message);

function sentence(error: unknown): string {
  if (isUnreachable(error)) return unreachableText;
  if (!(error instanceof Problem)) return 'Something went wrong on our side.';
  const { requestId } = error.detail;
  return requestId && statusOf(error) >= 500 ? `${titleOf(error)} (Request ${requestId})` : titleOf(error);
}
