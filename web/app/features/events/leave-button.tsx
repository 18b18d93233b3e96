import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';

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
      <Modal
        visible={isAsking}
        header={isWaiting ? 'Leave the line?' : 'Leave this event?'}
        closeAriaLabel="Close"
        onDismiss={() => setAsking(false)}
        footer={
          <Box float="right">
            <SpaceBetween direction="horizontal" size="xs">
              <Button variant="link" onClick={() => setAsking(false)}>
                Stay
              </Button>
              <Button
                variant="primary"
                loading={isLeaving}
                loadingText="Leaving"
                onClick={() =>
                  void fetcher.submit({ intent: 'leave' }, { method: 'post', encType: 'application/json' })
                }
              >
                {verb}
              </Button>
            </SpaceBetween>
          </Box>
        }
      >
        {isWaiting
          ? 'Everybody behind you moves up. If you join again you start at the end of the line.'
          : 'Your seat goes to the next in line at once. If you join again you start at the end of the line.'}
      </Modal>
    </>
  );
}
