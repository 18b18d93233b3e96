import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { type AttendanceMark, attendanceMarks } from '#shared/events/attendance/attendance.ts';
import { attendanceWords } from '#shared/events/attendance/attendance-words.ts';
import type { DoorEntry } from '#shared/events/attendance/contract.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface MarkSelectProps {
  readonly person: Pick<DoorEntry, 'displayName' | 'attendance'>;
  readonly onMark: (mark: AttendanceMark) => void;
}

const options = attendanceMarks.map((value) => ({ value, label: attendanceWords[value] }));

/** What became of a person; a no-show is asked about first, because they hear of it at once. */
export function MarkSelect({ person: { displayName, attendance }, onMark }: MarkSelectProps) {
  const [isAsking, setAsking] = useState(false);
  const choose = (mark: AttendanceMark | undefined) => {
    if (mark === 'no_show' && attendance !== 'no_show') setAsking(true);
    else if (mark) onMark(mark);
  };
  return (
    <>
      <Select
        ariaLabel={`Attendance of ${displayName}`}
        options={options}
        selectedOption={options.find(({ value }) => value === attendance) ?? null}
        onChange={({ detail }) => choose(attendanceMarks.find((value) => value === detail.selectedOption.value))}
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={`Mark ${displayName} as a no-show?`}
          verb="Mark as a no-show"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onMark('no_show');
          }}
        >
          They are told by mail and may say within 72 hours that it is wrong. You can change it later.
        </ConfirmDialog>
      )}
    </>
  );
}
