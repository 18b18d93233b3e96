import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

interface DialogFootProps {
  readonly onCancel: () => void;
  /** What the way out says, where "Cancel" could be taken for the act. */
  readonly stay?: string;
  /** What the dialog is for. */
  readonly children: ReactNode;
}

/** The foot of a dialog: a way out, and the act. */
export const DialogFoot = ({ onCancel, stay = 'Cancel', children }: DialogFootProps) => (
  <Box float="right">
    <SpaceBetween direction="horizontal" size="xs">
      <Button variant="link" onClick={onCancel}>
        {stay}
      </Button>
      {children}
    </SpaceBetween>
  </Box>
);
