import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import type { Guest } from '#shared/events/rsvp/schemas.ts';
import { guestsAllowed } from '#shared/events/rsvp/usual-policy.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { GuestFields } from './guest-fields.tsx';

/** The guests a player brings, and a way to change them. */
export function MyGuests({ event, guests }: { event: Event; guests: readonly Guest[] }) {
  const [changed, setChanged] = useState<readonly Guest[]>();
  const { run } = useOperation(events, 'changeGuests', { done: 'Guests saved' });
  const limit = Math.max(guestsAllowed(event), guests.length);
  if (limit === 0) return null;
  if (!changed)
    return (
      <SpaceBetween size="xxs">
        <span>{guestWords(guests)}</span>
        <Button onClick={() => setChanged(guests)}>{guests.length > 0 ? 'Change guests' : 'Bring guests'}</Button>
      </SpaceBetween>
    );
  const save = () => {
    void run({ eventId: event.eventId, guests: [...changed] });
    setChanged(undefined);
  };
  return (
    <SpaceBetween size="s">
      <GuestFields guests={changed} limit={limit} namesRequired={event.guestNamesRequired} onChange={setChanged} />
      <SpaceBetween size="xs" direction="horizontal">
        <Button variant="primary" onClick={save}>
          Save guests
        </Button>
        <Button variant="link" onClick={() => setChanged(undefined)}>
          Cancel
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}

function guestWords(guests: readonly Guest[]): string {
  if (guests.length === 0) return 'Just you.';
  const names = guests.map(({ name }) => name ?? 'a guest');
  return `You’re bringing ${names.join(', ')}.`;
}
