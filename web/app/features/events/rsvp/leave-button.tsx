import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { events } from '#shared/events/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { useRefundWay } from '../checkout/use-refund-way.tsx';

type OnList = 'in' | 'inWithoutLine' | 'entered' | 'waiting' | 'offered' | 'requested';

const words: Readonly<Record<OnList, { verb: string; title: string; after: string }>> = {
  in: {
    verb: 'Leave event',
    title: 'Leave this event?',
    after: 'Your spot goes to the next in line. If you join again, you start at the end.',
  },
  inWithoutLine: {
    verb: 'Leave event',
    title: 'Leave this event?',
    after: 'Your spot opens up for another player. You can join again while there are spots.',
  },
  entered: {
    verb: 'Leave the draw',
    title: 'Leave the draw?',
    after: 'You can enter again until the draw.',
  },
  waiting: {
    verb: 'Leave the waitlist',
    title: 'Leave the waitlist?',
    after: 'Players behind you move up. If you join again, you start at the end.',
  },
  offered: {
    verb: 'Leave the waitlist',
    title: 'Leave the waitlist?',
    after: 'The spot held for you goes to the next in line.',
  },
  requested: { verb: 'Cancel request', title: 'Cancel your request?', after: 'You can ask again later.' },
};

const late =
  'The event is on because enough players joined, you among them. If you leave now, we’ll tell the host that you left late.';

interface LeaveButtonProps {
  readonly eventId: string;
  readonly standing: OnList;
  readonly isLate: boolean;
  /** What they paid, where they did. */
  readonly order?: Order | undefined;
}

/** Asks first: a spot that was given up goes to the next in line. */
export function LeaveButton({ eventId, standing, isLate, order }: LeaveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useOperation(events, 'leaveEvent', { done: 'You left this event' });
  const refund = useRefundWay(order);
  const leave = async () => {
    if (await refund.say()) await run({ eventId, ...(isLate && { isLate: 'true' }) });
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
        isBusy={isRunning || refund.isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
      >
        <p>{isLate ? `${late} ${after}` : after}</p>
        {refund.field}
      </ConfirmDialog>
    </>
  );
}
