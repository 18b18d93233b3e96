import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { Recorded } from '#web/app/session/wait-for-record.ts';
import { Page } from '#web/app/shell/page/page.tsx';

interface WithRecordProps {
  readonly record: Promise<Recorded>;
  readonly children: (me: Recorded) => ReactNode;
}

/** A page about one's own record, which may take a moment after the first sign-in; it says so meanwhile (R-AUTH-11). */
export const WithRecord = ({ record, children }: WithRecordProps) => (
  <Suspense fallback={<Waiting />}>
    <Await resolve={record}>{children}</Await>
  </Suspense>
);

const Waiting = () => (
  <Page title="More Information" width="narrow">
    <StatusIndicator type="pending">Setting up your account</StatusIndicator>
  </Page>
);
