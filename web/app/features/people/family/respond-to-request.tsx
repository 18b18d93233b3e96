import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { FamilyConnection } from '#shared/people/family/connection-operations.ts';
import { phonePlaceholder } from '#shared/people/profile/about.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { useMember } from './use-member.ts';

/** The question whether one will be a guardian. Nothing but a first name is known before the answer. */
export function AnswerAsked({ asked: { requesterName, recipientName } }: { asked: FamilyConnection }) {
  const [phone, setPhone] = useState('');
  const [contactShielded, setShielded] = useState(false);
  const { send, isSending } = useMember();
  const answer = (accepted: boolean) =>
    send({ intent: 'answer', accepted, contactShielded, ...(phone.trim() && { phoneNumber: phone }) });
  return (
    <Page
      title={`Guardian of ${recipientName}`}
      description={`${requesterName} asks you to be a guardian. You see what is kept of ${recipientName} once you say yes.`}
      width="narrow"
    >
      <SpaceBetween size="l">
        <FormField label="Phone number, optional" description="Where you are reached about them.">
          <Input
            value={phone}
            inputMode="tel"
            placeholder={phonePlaceholder}
            onChange={({ detail }) => setPhone(detail.value)}
          />
        </FormField>
        <Checkbox
          checked={contactShielded}
          description="You are both told of what happens, and neither sees how to reach the other."
          onChange={({ detail }) => setShielded(detail.checked)}
        >
          Keep my contact from the other household
        </Checkbox>
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="primary" loading={isSending} onClick={() => answer(true)}>
            Be a guardian
          </Button>
          <Button disabled={isSending} onClick={() => answer(false)}>
            Decline
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Page>
  );
}
