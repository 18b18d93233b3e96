import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { type FormEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { alreadyAdded, mostAlternateEmails } from '#shared/accounts/alternate-emails/alternate-emails.ts';
import { Email } from '#shared/email.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';

interface AlternateEmailsProps {
  readonly own: string;
  readonly emails: readonly { readonly email: string; readonly isVerified: boolean }[];
}

/** Other addresses of the person. Each counts once it was confirmed by mail (R-PROF-36 to 46). */
export function AlternateEmails({ own, emails }: AlternateEmailsProps) {
  const fetcher = useFetcher<Rejection | null>();
  const [text, setText] = useState('');
  const isSaving = fetcher.state !== 'idle';
  const send = (sent: object) => void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' });
  const fault = faultOf(text, [own, ...emails.map(({ email }) => email)]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || fault || isSaving) return;
    send({ addEmail: text.trim() });
    setText('');
  };
  return (
    <Container
      header={
        <Header variant="h2" description="We write to each address that you add. It counts once you have confirmed it.">
          Alternate emails
        </Header>
      }
    >
      <SpaceBetween size="m">
        {emails.length > 0 && (
          <ul className="alternate-emails">
            {emails.map(({ email, isVerified }) => (
              <li key={email}>
                <span>{email}</span>
                <StatusIndicator type={isVerified ? 'success' : 'pending'}>
                  {isVerified ? 'Confirmed' : 'Waiting for you to confirm'}
                </StatusIndicator>
                <Button
                  variant="icon"
                  iconName="remove"
                  ariaLabel={`Remove ${email}`}
                  disabled={isSaving}
                  onClick={() => send({ removeEmail: email })}
                />
              </li>
            ))}
          </ul>
        )}
        {emails.length < mostAlternateEmails && (
          <form onSubmit={add} noValidate>
            <FormField label="Another address" errorText={fault ?? fetcher.data?.fields.email}>
              <div className="add-email">
                <Input type="email" value={text} onChange={({ detail }) => setText(detail.value)} />
                <Button
                  loading={isSaving}
                  loadingText="Saving"
                  disabled={text.trim() === '' || fault !== undefined || isSaving}
                >
                  Add
                </Button>
              </div>
            </FormField>
          </form>
        )}
      </SpaceBetween>
    </Container>
  );
}

function faultOf(text: string, known: readonly string[]): string | undefined {
  if (text.trim() === '') return undefined;
  const { success, data } = Email.safeParse(text);
  if (!success) return 'Please enter a valid email address.';
  return known.includes(data) ? alreadyAdded : undefined;
}
