import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { Stars } from '#web/blocks/look/stars.ts';

interface HostRatingProps {
  readonly userId: string;
  readonly hostName: string;
}

const read = async (userId: string) => (await operations(attendanceContract).getHostRating({ userId })).rated;

/** How people who were there rated a host's events; nothing before enough of them have, nor where nobody answers. */
export function HostRating({ userId, hostName }: HostRatingProps) {
  const rated = useRead(userId, read);
  if (!rated) return null;
  return (
    <small>
      {hostName}’s events: <Stars value={Math.round(rated.average)} /> {rated.average.toFixed(1)} of 5 (
      {quantity(rated.count, 'rating')})
    </small>
  );
}
