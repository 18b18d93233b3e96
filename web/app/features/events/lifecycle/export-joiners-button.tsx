import Button from '@cloudscape-design/components/button';
import { calendarsContract } from '#shared/events/calendars/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Saves who is in and who waits as a file. */
export function ExportJoinersButton({ eventId }: { eventId: string }) {
  const { run, isRunning } = useOperation(calendarsContract, 'exportJoiners', {
    onDone: (text) => save(text, `${eventId}-people.csv`),
  });
  return (
    <Button
      iconName="download"
      loading={isRunning}
      loadingText="Preparing the file"
      onClick={() => void run({ eventId })}
    >
      Download as CSV
    </Button>
  );
}

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
