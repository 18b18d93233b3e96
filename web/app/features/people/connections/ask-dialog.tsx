import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { longestMessage } from '#shared/people/connections/rules.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';

export interface AskDialogProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onAsk: (message: string) => void;
}

/** Asks a player to connect, with an optional message. */
export function AskDialog({ name, isOpen, isBusy, onClose, onAsk }: AskDialogProps) {
  const [message, setMessage] = useState('');
  return (
    <Modal
      visible={isOpen}
      header={`Connect with ${name}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isBusy} onClick={() => onAsk(message)}>
            Send request
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        <p>Connections see what you share with connections, and each other’s email on their lists.</p>
        <FormField label="Message (optional)" constraintText={`${message.length} / ${longestMessage}`}>
          <Textarea
            value={message}
            rows={3}
            onChange={({ detail }) => setMessage(detail.value.slice(0, longestMessage))}
          />
        </FormField>
      </SpaceBetween>
    </Modal>
  );
}
