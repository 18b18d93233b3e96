import { useEffect, useState } from 'react';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { RegistrationCard } from '#shared/competitions/seasons/registration.ts';
import { productName } from '#shared/product.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '../page/app-link.tsx';

type Known = readonly RegistrationCard[] | 'reading' | 'unread';

/** The seasons that a player is registered for (R-HOME-20 to 22): asked for once, when the list first shows. */
export function RegistrationList({ userId }: { userId: string }) {
  const [known, setKnown] = useState<Known>('reading');
  useEffect(() => {
    const leaving = new AbortController();
    operations(seasonsContract)
      .listRegistrationCards({ userId }, { signal: leaving.signal })
      .then(
        ({ registrations }) => setKnown(registrations),
        () => leaving.signal.aborted || setKnown('unread'),
      );
    return () => leaving.abort();
  }, [userId]);
  return <Registrations known={known} />;
}

function Registrations({ known }: { known: Known }) {
  if (known === 'reading') return <p>Looking for registrations</p>;
  if (known === 'unread') return <p role="alert">We couldn’t load your registrations. Open the card again to retry.</p>;
  if (known.length === 0) return <p>No registrations found for this user on {productName}</p>;
  return (
    <ul className="player-registrations">
      {known.map((one) => (
        <li key={one.seasonId}>
          {one.teamPhotoId && <img src={mediaPath(one.teamPhotoId)} alt="" width="40" height="40" />}
          <div>
            <div>{one.teamName}</div>
            <AppLink to={paths.season(one.seasonId)}>{one.seasonLabel}</AppLink>
            <div>
              <time dateTime={one.startDate}>{dayOf(one.startDate)}</time> –{' '}
              <time dateTime={one.endDate}>{dayOf(one.endDate)}</time>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
