import Button from '@cloudscape-design/components/button';
import { attendanceContract, type DoorEntry } from '#shared/events/attendance/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { isDependantId, isGuestId } from '#shared/ids.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
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
export function DoorList({ people, ...of }: DoorListProps) {
  const { event, seesCare } = of;
  const hasStarted = new Date() >= new Date(event.startsAt);
  const about = (person: DoorEntry) => <About {...{ person, event, seesCare }} />;
  const state = (person: DoorEntry) => <State person={person} {...of} />;
  const actions = (person: DoorEntry) => <Actions person={person} hasStarted={hasStarted} {...of} />;
  return (
    <CollectionTable
      items={people}
      idOf={({ userId }) => userId}
      nameOf={({ displayName }) => displayName}
      wordsOf={({ displayName, broughtBy = '' }) => `${displayName} ${broughtBy}`}
      noun={['player', 'players']}
      title="People"
      searchFrom={1}
      empty="No players are in yet."
      columns={[
        {
          id: 'name',
          header: 'Player',
          isRowHeader: true,
          sortingField: 'displayName',
          cell: (person) => (
            <div className="collection-person">
              <Avatar name={person.displayName} />
              <div>
                <strong>{person.displayName}</strong>
                {about(person)}
              </div>
            </div>
          ),
        },
        { id: 'state', header: 'Check-in', sortingComparator: byCheckIn, cell: state },
        { id: 'actions', header: 'Actions', cell: actions },
      ]}
      rowOf={(person) => ({
        picture: <Avatar name={person.displayName} size={40} />,
        title: person.displayName,
        line: about(person),
        chip: state(person),
        actions: actions(person),
      })}
    />
  );
}

const byCheckIn = (a: DoorEntry, b: DoorEntry) => (a.checkIn?.at ?? '').localeCompare(b.checkIn?.at ?? '');

type OfPerson = { readonly person: DoorEntry } & Omit<DoorListProps, 'people'>;

/** Who brought them, and what the door has to know. */
const About = ({ person, event, seesCare }: Pick<OfPerson, 'person' | 'event' | 'seesCare'>) => {
  const { userId, displayName, broughtBy, dispute } = person;
  return (
    <div className="collection-line">
      {broughtBy && <div>{`Guest of ${broughtBy}`}</div>}
      {isGuestId(userId) && <div>Guest without an account</div>}
      {seesCare && isDependantId(userId) && !broughtBy && (
        <CareAtDoor eventId={event.eventId} dependantId={userId} displayName={displayName} />
      )}
      {dispute && <div>{`Disputes the no-show: ${dispute.note}`}</div>}
    </div>
  );
};

function State({ person: { userId, checkIn }, event, waiting }: OfPerson) {
  if (waiting.has(userId)) return <Chip tone="wait">Waiting to be sent</Chip>;
  if (!checkIn) return null;
  return (
    <span>
      <Chip tone="in">{`Checked in at ${clockIn(checkIn.at, event.timeZone)}`}</Chip>
      {` by ${checkIn.byName}`}
    </span>
  );
}

function Actions({
  person,
  event,
  waiting,
  onCheckIn,
  onUndo,
  hasStarted,
}: OfPerson & { readonly hasStarted: boolean }) {
  const { userId, displayName, checkIn, dispute } = person;
  const there = { eventId: event.eventId, userId };
  const undo = useOperation(attendanceContract, 'undoCheckIn');
  const keep = useOperation(attendanceContract, 'keepNoShow');
  const mark = useOperation(attendanceContract, 'markAttendance');
  return (
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
        <Button disabled={waiting.has(userId)} ariaLabel={`Check in ${displayName}`} onClick={() => onCheckIn(person)}>
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
  );
}
