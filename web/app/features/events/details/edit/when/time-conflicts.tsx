import { useWatch } from 'react-hook-form';
import { toInstant } from '#shared/time.ts';
import { ConflictNotes } from '../../../conflicts/conflict-notes.tsx';
import type { EventControl } from '../event-values.ts';

interface TimeConflictsProps extends EventControl {
  /** The event that is changed. */
  readonly eventId: string | undefined;
}

/** What the host has at the time that they choose. */
export function TimeConflicts({ control, eventId }: TimeConflictsProps) {
  const [localStart, timeZone, duration, isTimeTbd] = useWatch({
    control,
    name: ['localStart', 'timeZone', 'duration', 'isTimeTbd'],
  });
  const { hours = 0, minutes = 0 } = duration ?? {};
  const lastsMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (isTimeTbd || !timeZone || !(lastsMs > 0) || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(String(localStart)))
    return null;
  const start = toInstant(String(localStart), timeZone);
  const time = { startsAt: start.toISOString(), endsAt: new Date(start.getTime() + lastsMs).toISOString() };
  return <ConflictNotes time={time} besides={eventId} concerns={isHost} />;
}

const isHost = (dependantId: string | undefined): boolean => dependantId === undefined;
