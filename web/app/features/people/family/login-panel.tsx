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

/** An invitation to a login of their own, for who is 13 or older; whoever has one shares the rights. */
export function LoginPanel({ member }: { member: DependantView }) {
  const { dependantId, firstName, guardians, loginInvitedTo } = member;
  const invite = useOperation(family, 'inviteToLogin', {
    done: (_, { email }) => `An invitation is on its way to ${email}`,
  });
  const takeBack = useOperation(family, 'takeBackLogin', { done: 'The invitation is taken back' });
  const own = guardians.find(({ isThemselves }) => isThemselves);
  return (
    <Container header={<Header variant="h2">A login of their own</Header>}>
      {own ? (
        <p>
          {firstName} signs in as {own.displayName || 'somebody without a name yet'} and answers for themselves, as you
          do for them until they are 18.
        </p>
      ) : loginInvitedTo ? (
        <SpaceBetween size="s">
          <p>
            An invitation was mailed to {loginInvitedTo}. It waits for {firstName} for two weeks.
          </p>
          <Button loading={takeBack.isRunning} onClick={() => takeBack.run({ dependantId })}>
            Take the invitation back
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
          {firstName} may have a login now. They answer for themselves with it, and you go on answering for them until
          they are 18.
        </p>
        <FormField label={`E-mail address of ${firstName}`} errorText={fault}>
          <Input value={email} type="email" inputMode="email" onChange={({ detail }) => setEmail(detail.value)} />
        </FormField>
        <Button formAction="submit" loading={isSending}>
          Invite {firstName}
        </Button>
      </SpaceBetween>
    </form>
  );
}
