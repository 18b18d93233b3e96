import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { exportsContract } from '#shared/events/calendars/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** Saves who is in and who waits as a file. */
export function ExportJoinersButton({ eventId }: { eventId: string }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      save(await operations(exportsContract).exportJoiners({ eventId }), `${eventId}-people.csv`);
    } catch (error) {
      notify('error', toRejection(error).title);
    }
    setIsLoading(false);
  };
  return (
    <Button iconName="download" loading={isLoading} loadingText="Preparing the file" onClick={() => void download()}>
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
