import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import type { ErrorCode } from '#shared/errors.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

/** Refusals of a mailed link that pressing its button again can't change. */
const deadLinks: readonly string[] = [
  'mail.linkInvalid',
  'email.taken',
  'request.invalid',
] satisfies readonly ErrorCode[];

interface Token {
  readonly token: string;
}

export const readToken = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('token') ?? '';

/**
 * What the button of a mailed link does; it answers with the sentence to show. The press is the proof: programs that
 * open links in mails to look at them press nothing.
 */
export const confirming = (confirm: (sent: Token) => Promise<string>) =>
  formAction(async (sent: Token) => ({ code: 'confirmed', title: await confirm(sent), fields: {} }));

interface MailedLinkPageProps {
  readonly title: string;
  /** Stays above the button and the answer. */
  readonly instruction?: string;
  /** What the press will do; the answer takes its place. */
  readonly consequence?: string;
  /** Where to go once the address is confirmed. */
  readonly onward: ReactNode;
}

/** Where a link leads that is mailed to an address: its loader is `readToken`, its action one of `confirming`. */
export function MailedLinkPage({ title, instruction, consequence, onward }: MailedLinkPageProps) {
  const token = useLoaderData<typeof readToken>();
  const fetcher = useFetcher<Rejection | null>();
  const answer = fetcher.data;
  const isDone = answer?.code === 'confirmed';
  const isDead = answer !== undefined && answer !== null && deadLinks.includes(answer.code);
  return (
    <Page title={title} width="narrow">
      <SpaceBetween size="l">
        {instruction && <p>{instruction}</p>}
        <div role="status">
          {answer ? <Alert type={isDone ? 'success' : 'error'}>{answer.title}</Alert> : consequence}
        </div>
        {isDone ? (
          onward
        ) : isDead ? (
          <AppLink to={paths.settings()}>Ask for a new link in your settings</AppLink>
        ) : (
          <Button
            variant="primary"
            loading={fetcher.state !== 'idle'}
            onClick={() => void fetcher.submit({ token }, { method: 'post', encType: 'application/json' })}
          >
            Confirm this address
          </Button>
        )}
      </SpaceBetween>
    </Page>
  );
}
