import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { type TransactionView, transactionsContract } from '#shared/payments/ledger/contract.ts';
import { saveFile } from '#web/app/media/save-file.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface DownloadButtonProps {
  readonly view: TransactionView;
  readonly subjectId?: string;
  readonly teamId?: string;
  readonly organizationId?: string;
}

/** Days of a month or year, in UTC as the ledger counts them: `months` from the one that has `day`. */
const span = (day: Date, month: number, months: number) => {
  const at = (index: number, date: number) =>
    new Date(Date.UTC(day.getUTCFullYear(), index, date)).toISOString().slice(0, 10);
  return { from: at(month, 1), to: at(month + months, 0) };
};

const periods = [
  { id: 'month', text: 'This month', of: (now: Date) => span(now, now.getUTCMonth(), 1) },
  { id: 'before', text: 'Last month', of: (now: Date) => span(now, now.getUTCMonth() - 1, 1) },
  { id: 'year', text: 'This year', of: (now: Date) => span(now, 0, 12) },
  { id: 'yearBefore', text: 'Last year', of: (now: Date) => span(now, -12, 12) },
];

/** Saves what is shown as a file, for the books. */
export function DownloadButton({ view, ...about }: DownloadButtonProps) {
  const { run, isRunning } = useOperation(transactionsContract, 'exportTransactions', {
    onDone: (text) => saveFile(text, `transactions-${view}.csv`),
  });
  return (
    <ButtonDropdown
      items={periods.map(({ id, text }) => ({ id, text }))}
      loading={isRunning}
      loadingText="Preparing the file"
      onItemClick={({ detail }) => {
        const period = periods.find(({ id }) => id === detail.id);
        if (period) void run({ view, ...about, ...period.of(new Date()) });
      }}
    >
      Download as CSV
    </ButtonDropdown>
  );
}
