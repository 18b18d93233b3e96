import Button from '@cloudscape-design/components/button';
import { calendarsContract } from '#shared/events/calendars/contract.ts';
import { saveFile } from '#web/app/media/save-file.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Saves who is in and who waits as a file. */
export function ExportJoinersButton({ eventId }: { eventId: string }) {
  const { run, isRunning } = useOperation(calendarsContract, 'exportJoiners', {
    onDone: (text) => saveFile(text, `${eventId}-people.csv`),
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
