import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { type FormEvent, useState } from 'react';
import { alreadyAdded, mostAlternateEmails } from '#shared/accounts/alternate-emails/alternate-emails.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { Email } from '#shared/email.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';

interface AlternateEmailsProps {
  readonly own: string;
  readonly emails: readonly { readonly email: string; readonly isVerified: boolean }[];
}

const updating = { done: 'Alternate emails updated successfully', failed: 'Failed to update alternate emails' };

/** Other addresses of the person. Each counts once it was confirmed by mail (R-PROF-36 to 46). */
export function AlternateEmails({ own, emails }: AlternateEmailsProps) {
  const [text, setText] = useState('');
  const add = useOperation(accounts, 'addAlternateEmail', updating);
  const remove = useOperation(accounts, 'removeAlternateEmail', updating);
  const { isRunning, rejection } = useTogether(add, remove);
  const fault = faultOf(text, [own, ...emails.map(({ email }) => email)]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || fault || isRunning) return;
    void add.run({ email: text.trim() });
    setText('');
  };
  return (
    <Container
      header={
        <Header variant="h2" description="We’ll email each address you add. Open the link to confirm it.">
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
                  {isVerified ? 'Confirmed' : 'Not confirmed yet'}
                </StatusIndicator>
                <Button
                  variant="icon"
                  iconName="remove"
                  ariaLabel={`Remove ${email}`}
                  disabled={isRunning}
                  onClick={() => remove.run({ email })}
                />
              </li>
            ))}
          </ul>
        )}
        {emails.length < mostAlternateEmails && (
          <form onSubmit={onSubmit} noValidate>
            <FormField label="Another address" errorText={fault ?? rejection?.fields.email}>
              <div className="add-email">
                <Input type="email" value={text} onChange={({ detail }) => setText(detail.value)} />
                <Button
                  loading={isRunning}
                  loadingText="Saving"
                  disabled={text.trim() === '' || fault !== undefined || isRunning}
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
