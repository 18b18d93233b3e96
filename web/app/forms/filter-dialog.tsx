import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { ReactNode } from 'react';

interface FilterDialogProps {
  /** Absent while nothing is set. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet of filters. Each change is in the address at once, so that there is nothing to send. */
export const FilterDialog = ({ onClear, onClose, children }: FilterDialogProps) => (
  <Modal
    visible
    header="Filters"
    closeAriaLabel="Close"
    onDismiss={onClose}
    footer={
      <div className="sheet-foot">
        {onClear && (
          <Button variant="link" onClick={onClear}>
            Clear filters
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          Show results
        </Button>
      </div>
    }
  >
    {children}
  </Modal>
);
