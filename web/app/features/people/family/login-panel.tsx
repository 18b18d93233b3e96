import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Email } from '#shared/email.ts';
import { family } from '#shared/people/family/contract.ts';
import type { DependantView } from '#shared/people/family/dependant-operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Invites a family member of 13 or older to their own login; with one they share the rights. */
export function LoginPanel({ member }: { member: DependantView }) {
  const { dependantId, firstName, guardians, loginInvitedTo } = member;
  const invite = useOperation(family, 'inviteToLogin', {
    done: (_, { email }) => `Invitation sent to ${email}`,
  });
  const takeBack = useOperation(family, 'takeBackLogin', { done: 'Invitation withdrawn' });
  const own = guardians.find(({ isThemselves }) => isThemselves);
  return (
    <Container header={<Header variant="h2">Own login</Header>}>
      {own ? (
        <p>
          {firstName} signs in as {own.displayName || 'a player without a name yet'} and answers for themselves. You can
          answer for them too until they’re 18.
        </p>
      ) : loginInvitedTo ? (
        <SpaceBetween size="s">
          <p>
            We emailed an invitation to {loginInvitedTo}. {firstName} has two weeks to accept.
          </p>
          <Button loading={takeBack.isRunning} onClick={() => takeBack.run({ dependantId })}>
            Withdraw invitation
          </Button>
        </SpaceBetween>
      ) : (
        <InviteForm
          firstName={firstName}
          isSending={invite.isRunning}
          onInvite={(email) => void invite.run({ dependantId, email })}
        />
      )}
    </Container>
  );
}

interface InviteFormProps {
  readonly firstName: string;
  readonly isSending: boolean;
  readonly onInvite: (email: string) => void;
}

function InviteForm({ firstName, isSending, onInvite }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const invite = () => {
    const read = Email.safeParse(email);
    setFault(read.error?.issues[0]?.message);
    if (read.success) onInvite(read.data);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        invite();
      }}
    >
      <SpaceBetween size="s">
        <p>
          {firstName} can have their own login now and answer for themselves. You can answer for them too until they’re
          18.
        </p>
        <FormField label={`${firstName}’s email`} errorText={fault}>
          <Input value={email} type="email" inputMode="email" onChange={({ detail }) => setEmail(detail.value)} />
        </FormField>
        <Button formAction="submit" loading={isSending}>
          Invite {firstName}
        </Button>
      </SpaceBetween>
    </form>
  );
}
