import Button from '@cloudscape-design/components/button';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

type OnList = 'in' | 'inWithoutLine' | 'entered' | 'waiting' | 'offered' | 'requested';

const words: Readonly<Record<OnList, { verb: string; title: string; after: string }>> = {
  in: {
    verb: 'Leave event',
    title: 'Leave this event?',
    after: 'Your seat goes to the next in line. If you join again you start at the end of the line.',
  },
  inWithoutLine: {
    verb: 'Leave event',
    title: 'Leave this event?',
    after: 'Your seat is free for another player. You can join again while there are seats.',
  },
  entered: {
    verb: 'Leave the draw',
    title: 'Leave the draw?',
    after: 'You can enter again until the draw is held.',
  },
  waiting: {
    verb: 'Leave the line',
    title: 'Leave the line?',
    after: 'Everybody behind you moves up. If you join again you start at the end of the line.',
  },
  offered: {
    verb: 'Leave the line',
    title: 'Leave the line?',
    after: 'The seat that is held for you goes to the next in line.',
  },
  requested: { verb: 'Take back your request', title: 'Take back your request?', after: 'You can ask again later.' },
};

const late = 'The event goes ahead with you: its minimum has been counted. The host is told that you left late.';

/** Asks first: a seat that was given up goes to the next in line. */
export function LeaveButton({ standing, isLate = false }: { standing: OnList; isLate?: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const fetcher = useFetcher();
  const isLeaving = fetcher.state !== 'idle';
  useEffect(() => {
    if (isLeaving) return () => setAsking(false);
    return undefined;
  }, [isLeaving]);
  const { verb, title, after } = words[standing];
  return (
    <>
      <Button fullWidth onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        verb={verb}
        stay="Stay"
        isBusy={isLeaving}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          const sent = { intent: 'leave', ...(isLate && { isLate }) };
          void fetcher.submit(sent, { method: 'post', encType: 'application/json' });
        }}
      >
        {isLate ? `${late} ${after}` : after}
      </ConfirmDialog>
    </>
  );
}
