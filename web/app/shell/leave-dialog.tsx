import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether what was typed may be lost. */
export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog isOpen title="Leave this page?" verb="Leave" stay="Stay" onClose={onStay} onConfirm={onLeave}>
    What you have typed and not saved will be lost.
  </ConfirmDialog>
);
