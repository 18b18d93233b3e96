import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import { useState } from 'react';
import { DialogFoot } from './dialog-foot.tsx';

interface NameDeletionProps {
  readonly name: string;
  /** What the name is of. */
  readonly label: string;
  /** What comes of it, and that the name is to be typed. */
  readonly description: string;
  readonly onClose: () => void;
  readonly onDelete: (typed: string) => void;
}

/** Deletes something that nothing brings back once its name was typed: a press alone does not do it. */
export function NameDeletion({ name, label, description, onClose, onDelete }: NameDeletionProps) {
  const [typed, setTyped] = useState('');
  return (
    <Modal
      visible
      header={`Delete ${name}?`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" disabled={typed.trim() !== name} onClick={() => onDelete(typed)}>
            Delete
          </Button>
        </DialogFoot>
      }
    >
      <FormField label={label} description={description}>
        <Input value={typed} onChange={({ detail }) => setTyped(detail.value)} />
      </FormField>
    </Modal>
  );
}
