import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** On the button that does it. */
  readonly verb: string;
  /** On the button that does not. */
  readonly stay?: string;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** The dialog itself; `ConfirmDialog` loads it. */
export function ConfirmModal(props: ConfirmDialogProps) {
  const { isOpen, title, verb, stay = 'Go back', isBusy = false, onClose, onConfirm, children } = props;
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
              {stay}
            </Button>
            <Button variant="primary" loading={isBusy} onClick={onConfirm}>
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
