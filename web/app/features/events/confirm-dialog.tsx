import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** On the button that does it. */
  readonly verb: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Asks before something that other people notice, and says what happens. */
export function ConfirmDialog({ isOpen, title, verb, onClose, onConfirm, children }: ConfirmDialogProps) {
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Modal
      visible={isOpen}
      header={title}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              Go back
            </Button>
            <Button variant="primary" onClick={confirm}>
              {verb}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      {children}
    </Modal>
  );
}
