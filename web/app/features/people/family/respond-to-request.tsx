import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { FamilyConnection } from '#shared/people/family/connection-operations.ts';
import { family } from '#shared/people/family/contract.ts';
import { PhoneInput } from '#web/app/forms/phone/phone-input.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { Page } from '#web/app/shell/page/page.tsx';

/** The invitation to be a guardian. Only a first name is known before the answer. */
export function AnswerAsked({ asked: { id, requesterName, recipientName } }: { asked: FamilyConnection }) {
  const [phone, setPhone] = useState('');
  const [contactShielded, setShielded] = useState(false);
  const { run, isRunning } = useOperation(family, 'answerGuardianship', {
    done: (_, { accepted }) => (accepted ? 'You’re a guardian now' : 'You declined'),
  });
  const answer = (accepted: boolean) =>
    run({ dependantId: id, accepted, contactShielded, ...(phone.trim() && { phoneNumber: phone }) });
  return (
    <Page
      title={`Guardian of ${recipientName}`}
      description={`${requesterName} invites you to be a guardian. You’ll see ${recipientName}’s details once you accept.`}
      width="narrow"
    >
      <SpaceBetween size="l">
        <FormField label="Phone number (optional)" description="Where to reach you about them.">
          <PhoneInput value={phone} onChange={setPhone} />
        </FormField>
        <Checkbox
          checked={contactShielded}
          description="You both get updates, but can’t see each other’s contact details."
          onChange={({ detail }) => setShielded(detail.checked)}
        >
          Hide my contact from the other household
        </Checkbox>
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="primary" loading={isRunning} onClick={() => answer(true)}>
            Accept
          </Button>
          <Button disabled={isRunning} onClick={() => answer(false)}>
            Decline
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Page>
  );
}
