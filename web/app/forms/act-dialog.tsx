import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FormEvent, ReactNode } from 'react';
import { DialogFoot } from './dialog-foot.tsx';

interface ActDialogProps {
  readonly form: {
    readonly onSubmit: (event: FormEvent) => void;
    readonly isSending: boolean;
    readonly problem: string | undefined;
  };
  readonly title: string;
  readonly verb: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, whose button repeats the verb of what it does. */
export const ActDialog = ({ form, title, verb, onClose, children }: ActDialogProps) => (
  <Modal visible header={title} closeAriaLabel="Close" onDismiss={onClose}>
    <form onSubmit={form.onSubmit} noValidate>
      <SpaceBetween size="m">
        {children}
        {form.problem && <p role="alert">{form.problem}</p>}
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" formAction="submit" loading={form.isSending}>
            {verb}
          </Button>
        </DialogFoot>
      </SpaceBetween>
    </form>
  </Modal>
);
