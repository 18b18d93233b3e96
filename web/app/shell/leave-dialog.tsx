import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether what was typed may be lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal
      visible
      header="Leave this page?"
      closeAriaLabel="Close"
      onDismiss={onStay}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onStay}>
              Stay
            </Button>
            <Button variant="primary" onClick={onLeave}>
              Leave
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      What you have typed and not saved will be lost.
    </Modal>
  );
}
