import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import type { MyDues } from '#shared/payments/outside/dues.ts';
import { MyDuesCard } from '#web/app/dues/my-dues.tsx';
import { operations } from '#web/app/operations/operations.ts';

/** What the reader owes the host; read again whenever the page is. */
export function MyEventDues({ event: { eventId, hostName } }: { readonly event: Pick<Event, 'eventId' | 'hostName'> }) {
  const [mine, setMine] = useState<MyDues>();
  const { state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    let isWanted = true;
    void operations(eventPayments)
      .getMyEventDues({ eventId })
      .then((found) => isWanted && setMine(found))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [eventId, state]);
  return mine ? <MyDuesCard {...mine} organizer={hostName} /> : null;
}
