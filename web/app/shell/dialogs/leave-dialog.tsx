import { ConfirmModal } from './confirm-modal.tsx';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether what was typed may be lost. */
export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmModal isOpen title="Leave this page?" verb="Leave" stay="Stay" onClose={onStay} onConfirm={onLeave}>
    Anything you haven’t saved will be lost.
  </ConfirmModal>
);
