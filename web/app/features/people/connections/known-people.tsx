import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import './connect.css';

type Connections = Answer<(typeof connectionsContract)['operations']['listConnections']>;
type Person = Connections['received'][number];

interface PeopleProps {
  readonly people: readonly Person[];
  readonly children: (person: Person) => ReactNode;
}

const People = ({ people, children }: PeopleProps) => (
  <ul className="people">
    {people.map((person) => (
      <li key={person.userId}>
        <div>
          <AppLink to={paths.profileOf(person.userId)} fontSize="heading-s">
            {person.displayName}
          </AppLink>
          {person.city && <div>{person.city}</div>}
          {person.message && <p className="words">{person.message}</p>}
        </div>
        {children(person)}
      </li>
    ))}
  </ul>
);

/** Who asks, to be answered on the spot. */
export const Received = ({ people }: { people: readonly Person[] }) => (
  <People people={people}>
    {(person) => (
      <SpaceBetween direction="horizontal" size="xs">
        <AnswerButton person={person} accept>
          Accept
        </AnswerButton>
        <AnswerButton person={person}>Decline</AnswerButton>
      </SpaceBetween>
    )}
  </People>
);

/** Those who were asked, each with a way to take the request back. */
export function Sent({ people }: { people: readonly Person[] }) {
  const { run, isRunningOn } = useOperation(connectionsContract, 'removeConnection', {
    done: 'The request is taken back',
  });
  return (
    <People people={people}>
      {({ userId, displayName }) => (
        <Button
          ariaLabel={`Take back: ${displayName}`}
          loading={isRunningOn({ userId })}
          onClick={() => run({ userId })}
        >
          Take back
        </Button>
      )}
    </People>
  );
}

export function Known({ people }: { people: readonly Person[] }) {
  const [leaving, setLeaving] = useState<Person>();
  const { run } = useOperation(connectionsContract, 'removeConnection', {
    done: (_, { userId }) => `You and ${nameOf(people, userId)} are no longer connected`,
  });
  if (people.length === 0) return <p>Nobody yet. Ask players nearby, or whom you met at an event.</p>;
  return (
    <>
      <People people={people}>
        {(person) => (
          <Button ariaLabel={`Remove ${person.displayName}`} onClick={() => setLeaving(person)}>
            Remove
          </Button>
        )}
      </People>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={`Remove ${leaving?.displayName ?? ''}?`}
        verb="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void run({ userId: leaving.userId });
          setLeaving(undefined);
        }}
      >
        You will no longer be connected. They are not told, and you can ask them again 30 days after you last did.
      </ConfirmDialog>
    </>
  );
}

const nameOf = (people: readonly Person[], userId: string) =>
  people.find((person) => person.userId === userId)?.displayName ?? 'this player';

interface AnswerButtonProps {
  readonly person: Person;
  readonly accept?: boolean;
  readonly children: string;
}

function AnswerButton({ person: { userId, displayName: name }, accept = false, children }: AnswerButtonProps) {
  const { run, isRunning } = useOperation(connectionsContract, 'answerConnection', {
    done: accept ? `You and ${name} are connected` : `Declined. ${name} is not told`,
  });
  return (
    <Button
      variant={accept ? 'primary' : 'normal'}
      ariaLabel={`${children}: ${name}`}
      loading={isRunning}
      onClick={() => run({ userId, accept })}
    >
      {children}
    </Button>
  );
}
