import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { DoorEntry } from '#shared/events/attendance/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { isDependantId } from '#shared/ids.ts';
import { CareAtDoor } from './care-at-door.tsx';
import type { DoorIntent } from './door-intents.ts';
import { clockIn } from './door-words.ts';
import { MarkSelect } from './mark-select.tsx';

interface DoorListProps {
  readonly event: Event;
  readonly people: readonly DoorEntry[];
  /** Whose scan has not been sent yet. */
  readonly waiting: ReadonlySet<string | undefined>;
  readonly onCheckIn: (person: DoorEntry) => void;
  /** Whether they may read what is noted of children. */
  readonly seesCare: boolean;
}

/** Everybody who is in, found by a few letters of their name or of a guest's. */
export function DoorList({ people, ...row }: DoorListProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = people.filter(({ displayName, guests }) =>
    [displayName, ...guests.map(({ name }) => name ?? '')].some((name) => name.toLowerCase().includes(wanted)),
  );
  return (
    <section aria-label="People">
      <FormField label="Find a person">
        <Input type="search" value={query} onChange={({ detail }) => setQuery(detail.value)} />
      </FormField>
      {found.length === 0 && <p>{people.length === 0 ? 'Nobody is in yet.' : 'Nobody has that name.'}</p>}
      <ul className="door-list">
        {found.map((person) => (
          <Row key={person.userId} person={person} {...row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ person, event, waiting, onCheckIn, seesCare }: Omit<DoorListProps, 'people'> & { person: DoorEntry }) {
  const { userId, displayName, guests, checkIn, dispute } = person;
  const fetcher = useFetcher();
  const send = (sent: Omit<DoorIntent, 'userId'>) =>
    void fetcher.submit({ ...sent, userId }, { method: 'post', encType: 'application/json' });
  const hasStarted = new Date() >= new Date(event.startsAt);
  return (
    <li>
      <div>
        <strong>{displayName}</strong>
        {guests.length > 0 && <div>{`With ${guests.map(({ name }) => name ?? 'a guest').join(', ')}`}</div>}
        {checkIn && <div>{`Checked in at ${clockIn(checkIn.at, event.timeZone)} by ${checkIn.byName}`}</div>}
        {waiting.has(userId) && <div>Waiting to be sent</div>}
        {seesCare && isDependantId(userId) && (
          <CareAtDoor eventId={event.eventId} dependantId={userId} displayName={displayName} />
        )}
        {dispute && <div>{`Says it is wrong: ${dispute.note}`}</div>}
      </div>
      <div className="door-acts">
        {checkIn ? (
          <Button ariaLabel={`Take back the check-in of ${displayName}`} onClick={() => send({ intent: 'undo' })}>
            Take back
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={waiting.has(userId)}
            ariaLabel={`Check in ${displayName}`}
            onClick={() => onCheckIn(person)}
          >
            Check in
          </Button>
        )}
        {dispute && (
          <Button ariaLabel={`Keep the no-show of ${displayName}`} onClick={() => send({ intent: 'keep' })}>
            Keep the no-show
          </Button>
        )}
        {hasStarted && (
          <MarkSelect
            person={person}
            onMark={(mark) => send({ intent: 'mark', attendance: mark } as Omit<DoorIntent, 'userId'>)}
          />
        )}
      </div>
    </li>
  );
}
