import Button from '@cloudscape-design/components/button';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';

/** Asks first: a seat that was given up goes to the next in line at once. */
export function LeaveButton({ isWaiting }: { isWaiting: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const fetcher = useFetcher();
  const isLeaving = fetcher.state !== 'idle';
  useEffect(() => {
    if (isLeaving) return () => setAsking(false);
    return undefined;
  }, [isLeaving]);
  const verb = isWaiting ? 'Leave the line' : 'Leave event';
  return (
    <>
      <Button fullWidth onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isWaiting ? 'Leave the line?' : 'Leave this event?'}
        verb={verb}
        stay="Stay"
        isBusy={isLeaving}
        onClose={() => setAsking(false)}
        onConfirm={() => void fetcher.submit({ intent: 'leave' }, { method: 'post', encType: 'application/json' })}
      >
        {isWaiting
          ? 'Everybody behind you moves up. If you join again you start at the end of the line.'
          : 'Your seat goes to the next in line at once. If you join again you start at the end of the line.'}
      </ConfirmDialog>
    </>
  );
}
