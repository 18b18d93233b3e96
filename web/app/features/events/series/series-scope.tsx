import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type SeriesScope, scopeChoices } from './scope-choices.ts';

interface ScopeDialogProps {
  readonly scope: SeriesScope;
  readonly isBusy: boolean;
  readonly onScope: (scope: SeriesScope) => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks which events of a series a change is for, and says what becomes of the others. */
export function ScopeDialog({ scope, isBusy, onScope, onClose, onConfirm }: ScopeDialogProps) {
  return (
    <Modal
      visible
      header="Change which events?"
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              Go back
            </Button>
            <Button variant="primary" loading={isBusy} onClick={onConfirm}>
              Save changes
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <RadioGroup
          ariaLabel="Which events"
          value={scope}
          items={[...scopeChoices]}
          onChange={({ detail }) => onScope(detail.value as SeriesScope)}
        />
        <p>
          We update only what you changed. Dates you changed on their own stay as they are, and players keep their
          spots. Players who are in get one email about new times or places.
        </p>
      </SpaceBetween>
    </Modal>
  );
}
