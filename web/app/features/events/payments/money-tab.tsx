import { eventPayments } from '#shared/events/payments/contract.ts';
import { DueTable } from '#web/app/dues/due-table.tsx';
import { useDueMarks } from '#web/app/dues/use-due-marks.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { MoneyRead } from '../lifecycle/manage-tabs.ts';

interface MoneyTabProps {
  readonly eventId: string;
  readonly read: MoneyRead;
}

/** Who paid the host, who did not, and who left after paying. */
export function MoneyTab({ eventId, read }: MoneyTabProps) {
  const marks = useDueMarks({
    mark: (input) => operations(eventPayments).markEventDue({ eventId, ...input }),
    unmark: (input) => operations(eventPayments).unmarkEventDue({ eventId, ...input }),
  });
  return (
    <DueTable
      {...read}
      {...marks}
      noun={['player', 'players']}
      empty="No payments yet. Share the event, and players who join are listed here."
    />
  );
}
