import { useCallback } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import { ReadMyDues } from '#web/app/dues/read-my-dues.tsx';
import { operations } from '#web/app/operations/operations.ts';

/** What the reader owes the host. */
export function MyEventDues({ event: { eventId, hostName } }: { readonly event: Pick<Event, 'eventId' | 'hostName'> }) {
  const read = useCallback(() => operations(eventPayments).getMyEventDues({ eventId }), [eventId]);
  return <ReadMyDues organizer={hostName} read={read} />;
}
