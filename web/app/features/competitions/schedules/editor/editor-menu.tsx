import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { toCsv } from '#shared/csv.ts';
import { saveFile } from '#web/app/media/save-file.ts';
import { paths } from '#web/app/router/paths.ts';
import { scheduleRows } from '../../seasons/home/schedule-rows.ts';
import { draftSchedule } from '../draft-schedule.ts';

const VersionsDialog = lazy(async () => ({ default: (await import('./versions-dialog.tsx')).VersionsDialog }));

interface EditorMenuProps {
  readonly seasonId: string;
  readonly desk: ScheduleDesk;
  /** Whether the draft is another than what is published. */
  readonly isChanged: boolean;
}

/** What is needed less often than a change: earlier versions, a file, paper. */
export function EditorMenu({ seasonId, desk, isChanged }: EditorMenuProps) {
  const [showsVersions, setShowsVersions] = useState(false);
  const navigate = useNavigate();
  const acts: Readonly<Record<string, () => void>> = {
    versions: () => setShowsVersions(true),
    file: () => {
      const schedule = draftSchedule(seasonId, desk);
      const name = `${desk.label} schedule${isChanged ? ' draft' : ''}.csv`;
      if (schedule) saveFile(toCsv(scheduleRows(schedule)), name);
    },
    print: () => void navigate(paths.schedulePrint(seasonId, isChanged)),
  };
  return (
    <>
      <ButtonDropdown
        variant="icon"
        ariaLabel="More about this schedule"
        items={[
          ...(desk.published ? [{ id: 'versions', text: 'Versions' }] : []),
          { id: 'file', text: isChanged ? 'Download draft (CSV)' : 'Download schedule (CSV)' },
          { id: 'print', text: isChanged ? 'Print draft' : 'Print' },
        ]}
        onItemClick={({ detail }) => acts[detail.id]?.()}
      />
      {showsVersions && (
        <Suspense>
          <VersionsDialog seasonId={seasonId} desk={desk} onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
    </>
  );
}
