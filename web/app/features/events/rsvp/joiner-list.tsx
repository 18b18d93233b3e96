import type { Answer } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { EventSection } from '#web/blocks/event/event-details.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';

type Joiner = Answer<typeof events.operations.listJoiners>['joiners'][number];

interface JoinerListProps {
  readonly joiners: readonly Joiner[];
  /** False when there are more than are shown. */
  readonly isWhole: boolean;
  readonly needsProfile: boolean;
  /** Whether players can still join. */
  readonly isOpen: boolean;
  /** Why no names are shown, where the host shows them to fewer people. */
  readonly hidden?: string | undefined;
}

/** Who's in, face by face. Names are for people who have given their own. */
export function JoinerList({ joiners, isWhole, needsProfile, isOpen, hidden }: JoinerListProps) {
  const people = joiners.filter(({ status }) => status === 'in');
  return (
    <EventSection title="Who's in">
      {needsProfile && <p>Complete your profile to see who's in.</p>}
      {!needsProfile && hidden && <p>{hidden}</p>}
      {!needsProfile && !hidden && people.length === 0 && <p>{isOpen ? 'Be the first in.' : 'No players joined.'}</p>}
      <ul className="event-people">
        {people.map(({ userId, displayName, guests }, index) => (
          <li key={userId ?? index}>
            <Avatar name={displayName} />
            {displayName}
            {guests && ` + ${guests.length}`}
          </li>
        ))}
      </ul>
      {!isWhole && <p>And more.</p>}
    </EventSection>
  );
}
