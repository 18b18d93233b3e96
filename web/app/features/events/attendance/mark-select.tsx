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

/** Whether a player came; a no-show is confirmed first, because the player hears of it right away. */
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
          We’ll email them. They can dispute it within 72 hours, and you can change it later.
        </ConfirmDialog>
      )}
    </>
  );
}
