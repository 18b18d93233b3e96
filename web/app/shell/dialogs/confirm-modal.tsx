import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { FreshSignInFields } from '../fresh-sign-in/fresh-sign-in-fields.tsx';
import { useFreshSignIn } from '../fresh-sign-in/use-fresh-sign-in.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** On the button that does it. */
  readonly verb: string;
  /** On the button that does not. */
  readonly stay?: string;
  readonly isBusy?: boolean;
  /** For an act that needs a fresh sign-in: the dialog asks for it, `always` or where the last is too old. */
  readonly asksForSignIn?: 'whenStale' | 'always';
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** The dialog itself; `ConfirmDialog` loads it. */
export function ConfirmModal(props: ConfirmDialogProps) {
  const { isOpen, title, verb, stay = 'Go back', isBusy = false, asksForSignIn, onClose, onConfirm, children } = props;
  const proof = useFreshSignIn(isOpen && asksForSignIn !== undefined, { isKnownStale: asksForSignIn === 'always' });
  const confirm = () => proof.confirm(onConfirm);
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
            <Button
              variant="primary"
              loading={proof.isSigningIn || (isBusy && proof.step === 'none')}
              onClick={confirm}
            >
              {verb}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <div>{children}</div>
        <FreshSignInFields proof={proof} onEnter={confirm} />
      </SpaceBetween>
    </Modal>
  );
}
