import { useEffect, useState } from 'react';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';

interface HostRatingProps {
  readonly userId: string;
  readonly hostName: string;
}

interface Rated {
  readonly count: number;
  readonly average: number;
}

/** How people who were there rated a host's events; nothing before enough of them have, nor where nobody answers. */
export function HostRating({ userId, hostName }: HostRatingProps) {
  const [rated, setRated] = useState<Rated>();
  useEffect(() => {
    const leaving = new AbortController();
    operations(attendanceContract)
      .getHostRating({ userId }, { signal: leaving.signal })
      .then(
        (answer) => setRated(answer.rated),
        () => undefined,
      );
    return () => leaving.abort();
  }, [userId]);
  if (!rated) return null;
  return (
    <span>
      {' · '}
      {hostName}’s events: {rated.average.toFixed(1)} of 5 stars ({quantity(rated.count, 'rating')})
    </span>
  );
}
