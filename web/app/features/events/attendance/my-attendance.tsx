import encodeQR from 'qr';
import { useEffect, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { attendanceWords } from '#shared/events/attendance/attendance-words.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { DisputeForm, RatingForm } from './my-attendance-forms.tsx';
import './door.css';

type Mine = Answer<typeof attendanceContract.operations.getMyAttendance>;

/** For a player who is in: their code for the door, how they were marked, and what they may say. */
export function MyAttendance({ eventId }: { readonly eventId: string }) {
  const [mine, setMine] = useState<Mine>();
  const [reads, setReads] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    // Without a network the page goes on without it; whoever comes back finds it.
    if (reads >= 0)
      operations(attendanceContract)
        .getMyAttendance({ eventId }, { signal: left.signal })
        .then(setMine, () => undefined);
    return () => left.abort();
  }, [eventId, reads]);
  if (!mine) return null;
  const again = () => setReads((before) => before + 1);
  return (
    <div>
      {mine.checkedInAt && <p>You're checked in.</p>}
      {mine.attendance !== 'unknown' && !mine.checkedInAt && <p>{`Attendance: ${attendanceWords[mine.attendance]}`}</p>}
      {mine.code && !mine.checkedInAt && <Code code={mine.code} />}
      {mine.dispute && <p>{`You said: ${mine.dispute.note} The host decides.`}</p>}
      {mine.disputeUntil && !mine.dispute && <DisputeForm eventId={eventId} onSent={again} />}
      {mine.rateUntil && <RatingForm eventId={eventId} rating={mine.rating} onSent={again} />}
    </div>
  );
}

function Code({ code: { token, typed } }: { code: { token: string; typed: string } }) {
  const rows = encodeQR(token, 'raw', { ecc: 'medium', border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <details className="door-code">
      <summary>My check-in code</summary>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label="My check-in code, to be scanned">
        <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        Or tell the host: <strong>{`${typed.slice(0, 4)}-${typed.slice(4)}`}</strong>
      </p>
    </details>
  );
}
