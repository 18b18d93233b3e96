import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { Problem, statusOf, titleOf } from '#shared/contract/errors.ts';
import { isUnreachable } from '#web/app/operations/problems.ts';
import { remembered } from '#web/app/router/history.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { Page } from '../page/page.tsx';
import { Component as NotFoundPage } from './not-found-page.tsx';
import { useIsOnline } from './use-is-online.ts';

/** What stands in place of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // Going to the same place replaces this page for certain; loading its data anew would leave it when that is quick.
  const tryAgain = () => (isScript(error) ? location.reload() : void navigate(pathname + search, { replace: true }));
  if (isMissing(error)) return <NotFoundPage />;
  if (isUnreachable(error)) return <Unreachable isTrying={state === 'loading'} onTryAgain={tryAgain} />;
  return (
    <Page title="This page didn’t load" width="narrow">
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

interface UnreachableProps {
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}

/** The page was never read here, and now there is no way to. */
function Unreachable({ isTrying, onTryAgain }: UnreachableProps) {
  const isOnline = useIsOnline();
  return (
    <Page title={isOnline ? 'We can’t connect right now' : 'You’re offline'} width="narrow">
      <EmptyState
        pose="rain"
        title="This page needs a connection."
        action={
          <Button variant="primary" loading={isTrying} onClick={onTryAgain}>
            Try again
          </Button>
        }
      />
    </Page>
  );
}

const isMissing = (error: unknown) =>
  (error instanceof Problem && statusOf(error) === 404) || (isRouteErrorResponse(error) && error.status === 404);

/** A page's script that cannot be loaded any more, after a new version: only a reload helps. */
const isScript = (error: unknown) => error instanceof TypeError && /dynamically imported module/i.test(error.message);

function sentence(error: unknown): string {
  if (!(error instanceof Problem)) return 'Something went wrong on our end.';
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
        copyErrorText="We couldn’t copy that."
        copySuccessText="Copied."
        textToCopy={lines.join('\n')}
      />
      <pre className="steps">{lines.join('\n')}</pre>
    </ExpandableSection>
  );
}
