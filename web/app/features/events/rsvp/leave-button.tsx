import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { events } from '#shared/events/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
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

const late =
  'The event has been confirmed with you on the list. If you leave now, we’ll let the host know that you left late.';

interface LeaveButtonProps {
  readonly eventId: string;
  readonly standing: OnList;
  readonly isLate: boolean;
}

/** Asks first: a seat that was given up goes to the next in line. */
export function LeaveButton({ eventId, standing, isLate }: LeaveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useOperation(events, 'leaveEvent', { done: 'You have left this event' });
  const leave = async () => {
    await run({ eventId, ...(isLate && { isLate: 'true' }) });
    setAsking(false);
  };
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
        isBusy={isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
      >
        {isLate ? `${late} ${after}` : after}
      </ConfirmDialog>
    </>
  );
}
