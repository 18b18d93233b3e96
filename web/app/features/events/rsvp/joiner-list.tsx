import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { Answer } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';

type Joiner = Answer<typeof events.operations.listJoiners>['joiners'][number];

interface JoinerListProps {
  readonly joiners: readonly Joiner[];
  /** False when there are more than are shown. */
  readonly isWhole: boolean;
  readonly needsProfile: boolean;
  /** Whether anybody can still come. */
  readonly isOpen: boolean;
  /** Why no names are shown, where the host shows them to fewer people. */
  readonly hidden?: string | undefined;
}

/** Who comes. Names are for people who have given their own. */
export function JoinerList({ joiners, isWhole, needsProfile, isOpen, hidden }: JoinerListProps) {
  const people = joiners.filter(({ status }) => status === 'in');
  return (
    <Container header={<Header variant="h2">Who is in</Header>}>
      {needsProfile && <p>Complete your profile to see who is in.</p>}
      {!needsProfile && hidden && <p>{hidden}</p>}
      {!needsProfile && !hidden && people.length === 0 && (
        <p>{isOpen ? 'Nobody yet. Be the first.' : 'Nobody is in.'}</p>
      )}
      <ul className="joiners">
        {people.map(({ userId, displayName, guests }, index) => (
          <li key={userId ?? index}>
            <span className="avatar" aria-hidden="true">
              {displayName.slice(0, 1).toUpperCase()}
            </span>
            {displayName}
            {guests && ` + ${guests.length}`}
          </li>
        ))}
      </ul>
      {!isWhole && <p>And more.</p>}
    </Container>
  );
}
