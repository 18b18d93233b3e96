import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Email } from '#shared/email.ts';

interface ProposeProps {
  readonly displayName: string;
  readonly isBusy: boolean;
  readonly onAsk: (email: string) => void;
}

/** Asks another adult to answer for a child who is registered, by their address. */
export function ProposeGuardian({ displayName, isBusy, onAsk }: ProposeProps) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const ask = () => {
    const read = Email.safeParse(email);
    setFault(read.error?.issues[0]?.message);
    if (!read.success) return;
    setEmail('');
    onAsk(read.data);
  };
  return (
    <ExpandableSection headerText={`Another guardian of ${displayName}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <SpaceBetween size="s">
          <FormField
            label={`Email of another guardian of ${displayName}`}
            description="They need an account. Once they accept, they can reply and get messages. We let the other guardians know right away."
            errorText={fault}
          >
            <Input
              type="email"
              value={email}
              onChange={({ detail }) => setEmail(detail.value)}
              onBlur={() => email !== '' && setFault(Email.safeParse(email).error?.issues[0]?.message)}
            />
          </FormField>
          <Button formAction="submit" loading={isBusy}>
            Send request
          </Button>
        </SpaceBetween>
      </form>
    </ExpandableSection>
  );
}
