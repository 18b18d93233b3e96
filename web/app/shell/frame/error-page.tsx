import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { Problem, statusOf, titleOf } from '#shared/contract/errors.ts';
import { isUnreachable, unreachableText } from '#web/app/operations/problems.ts';
import { remembered } from '#web/app/router/history.ts';
import { Page } from '../page/page.tsx';
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

/** The last steps before an error, one per line, to be copied into a report. */
function WhatHappened() {
  const lines = remembered().map(({ at, kind, text }) => `${at} ${kind} ${text}`);
  if (lines.length === 0) return null;
  return (
    <ExpandableSection headerText="What happened before">
      <CopyToClipboard
        copyButtonText="Copy"
        copyErrorText="That could not be copied."
        copySuccessText="Copied."
        textToCopy={lines.join('\n')}
      />
      <pre className="steps">{lines.join('\n')}</pre>
    </ExpandableSection>
  );
}
