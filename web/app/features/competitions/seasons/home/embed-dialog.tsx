import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { EmbedCode } from '#web/app/media/embed-code.tsx';

interface EmbedDialogProps {
  readonly seasonId: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** The markup that shows a season on the league's own site. */
export const EmbedDialog = ({ seasonId, label, onClose }: EmbedDialogProps) => (
  <Modal visible header={`Embed ${label}`} closeAriaLabel="Close" onDismiss={onClose}>
    <SpaceBetween size="m">
      <p>Show the next matches, last results and table on any website. They stay up to date there.</p>
      <EmbedCode address={`${location.origin}/embed/seasons/${seasonId}`} title={`${label}: schedule and table`} />
    </SpaceBetween>
  </Modal>
);
