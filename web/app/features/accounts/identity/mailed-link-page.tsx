import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ErrorCode } from '#shared/errors.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

/** Refusals of a mailed link that pressing its button again can't change. */
const deadLinks: readonly string[] = [
  'mail.linkInvalid',
  'email.taken',
  'request.invalid',
] satisfies readonly ErrorCode[];

export const readToken = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('token') ?? '';

interface MailedLinkPageProps {
  readonly title: string;
  /**
   * What the button does; it answers with the sentence to show. The press is the proof: programs that open links in mails
   * to look at them press nothing.
   */
  readonly confirm: (sent: { readonly token: string }) => Promise<string>;
  /** Stays above the button and the answer. */
  readonly instruction?: string;
  /** What the press will do; the answer takes its place. */
  readonly consequence?: string;
  /** Where to go once the address is confirmed. */
  readonly onward: ReactNode;
}

/** Where a link leads that is mailed to an address: its loader is `readToken`. */
export function MailedLinkPage({ title, confirm, instruction, consequence, onward }: MailedLinkPageProps) {
  const token = useLoaderData<typeof readToken>();
  const [confirmed, setConfirmed] = useState<string>();
  const { run, isRunning, rejection } = useChange(confirm, { onDone: setConfirmed, showsProblem: true });
  return (
    <Page title={title} width="narrow">
      <SpaceBetween size="l">
        {instruction && <p>{instruction}</p>}
        <div role="status">
          {confirmed ? (
            <Alert type="success">{confirmed}</Alert>
          ) : rejection ? (
            <Alert type="error">{rejection.title}</Alert>
          ) : (
            consequence
          )}
        </div>
        {confirmed ? (
          onward
        ) : rejection && deadLinks.includes(rejection.code) ? (
          <AppLink to={paths.settings()}>Ask for a new link in your settings</AppLink>
        ) : (
          <Button variant="primary" loading={isRunning} onClick={() => run({ token })}>
            Confirm this address
          </Button>
        )}
      </SpaceBetween>
    </Page>
  );
}
