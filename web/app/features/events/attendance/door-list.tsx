import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { attendanceContract, type DoorEntry } from '#shared/events/attendance/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { isDependantId, isGuestId } from '#shared/ids.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { CareAtDoor } from './care-at-door.tsx';
import { clockIn } from './door-words.ts';
import { MarkSelect } from './mark-select.tsx';

interface DoorListProps {
  readonly event: Event;
  readonly people: readonly DoorEntry[];
  /** The ids of people with a scan that is not sent yet. */
  readonly waiting: ReadonlySet<string | undefined>;
  readonly onCheckIn: (person: DoorEntry) => void;
  readonly onUndo: () => void;
  /** Whether they may read what is noted of children. */
  readonly seesCare: boolean;
}

/** The players who are in, each with their guests below them, found by a few letters of a name. */
export function DoorList({ people, ...row }: DoorListProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = people.filter(({ displayName, broughtBy = '' }) =>
    [displayName, broughtBy].some((name) => name.toLowerCase().includes(wanted)),
  );
  return (
    <section aria-label="People">
      <FormField label="Find a player">
        <Input type="search" value={query} onChange={({ detail }) => setQuery(detail.value)} />
      </FormField>
      {found.length === 0 && <p>{people.length === 0 ? 'No players are in yet.' : 'No players match that name.'}</p>}
      <ul className="door-list">
        {found.map((person) => (
          <Row key={person.userId} person={person} {...row} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  person,
  event,
  waiting,
  onCheckIn,
  onUndo,
  seesCare,
}: Omit<DoorListProps, 'people'> & { person: DoorEntry }) {
  const { userId, displayName, broughtBy, checkIn, dispute } = person;
  const there = { eventId: event.eventId, userId };
  const undo = useOperation(attendanceContract, 'undoCheckIn');
  const keep = useOperation(attendanceContract, 'keepNoShow');
  const mark = useOperation(attendanceContract, 'markAttendance');
  const hasStarted = new Date() >= new Date(event.startsAt);
  return (
    <li className={broughtBy ? 'door-guest' : undefined}>
      <Avatar name={displayName} size={40} />
      <div className="door-person">
        <strong>{displayName}</strong>
        {broughtBy && <div>{`Guest of ${broughtBy}`}</div>}
        {isGuestId(userId) && <div>Guest without an account</div>}
        {checkIn && (
          <div>
            <Chip tone="in">{`Checked in at ${clockIn(checkIn.at, event.timeZone)}`}</Chip>
            {` by ${checkIn.byName}`}
          </div>
        )}
        {waiting.has(userId) && <div>Waiting to be sent</div>}
        {seesCare && isDependantId(userId) && !broughtBy && (
          <CareAtDoor eventId={event.eventId} dependantId={userId} displayName={displayName} />
        )}
        {dispute && <div>{`Disputes the no-show: ${dispute.note}`}</div>}
      </div>
      <div className="door-acts">
        {checkIn ? (
          <Button
            ariaLabel={`Undo the check-in of ${displayName}`}
            onClick={() => {
              onUndo();
              void undo.run(there);
            }}
          >
            Undo
          </Button>
        ) : (
          <Button
            disabled={waiting.has(userId)}
            ariaLabel={`Check in ${displayName}`}
            onClick={() => onCheckIn(person)}
          >
            Check in
          </Button>
        )}
        {dispute && (
          <Button ariaLabel={`Keep the no-show of ${displayName}`} onClick={() => void keep.run(there)}>
            Keep the no-show
          </Button>
        )}
        {hasStarted && <MarkSelect person={person} onMark={(attendance) => void mark.run({ ...there, attendance })} />}
      </div>
    </li>
  );
}
