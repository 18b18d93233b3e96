import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import type { DependantStanding } from '#shared/events/dependants/contract.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface FamilySeriesProps {
  readonly member: DependantStanding;
  readonly mayJoin: boolean;
  readonly isBusy: boolean;
  readonly onJoin: () => void;
  readonly onLeave: (seats: 'keep' | 'giveUp') => void;
}

/** An answer to every date of a series for one of the family. */
export function FamilySeries({ member, mayJoin, isBusy, onJoin, onLeave }: FamilySeriesProps) {
  const { firstName, isStanding } = member;
  const [isAsking, setAsking] = useState(false);
  if (!isStanding)
    return mayJoin ? (
      <Button loading={isBusy} onClick={onJoin}>
        Join every date for {firstName}
      </Button>
    ) : null;
  return (
    <SpaceBetween size="xs">
      <StatusIndicator type="success">{firstName} joins every new date</StatusIndicator>
      <SpaceBetween size="xs" direction="horizontal">
        <Button loading={isBusy} onClick={() => onLeave('keep')}>
          No more new dates for {firstName}
        </Button>
        <Button onClick={() => setAsking(true)}>Take {firstName} off all dates</Button>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Take ${firstName} off all dates?`}
        verb="Take off all dates"
        stay="Stay"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          onLeave('giveUp');
          setAsking(false);
        }}
      >
        {firstName}’s spots on all upcoming dates go to the next in line right away, and {firstName} won’t join new
        dates.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
