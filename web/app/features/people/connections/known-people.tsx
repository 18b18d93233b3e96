import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PersonRow } from '../person-row.tsx';

type Connections = Answer<(typeof connectionsContract)['operations']['listConnections']>;
type Person = Connections['received'][number];

interface PeopleProps {
  readonly people: readonly Person[];
  readonly children: (person: Person) => ReactNode;
}

const People = ({ people, children }: PeopleProps) => (
  <ul className="people-rows">
    {people.map((person) => (
      <PersonRow
        key={person.userId}
        userId={person.userId}
        name={person.displayName}
        line={[person.city, person.message && `“${person.message}”`].filter(Boolean).join(' · ')}
      >
        {children(person)}
      </PersonRow>
    ))}
  </ul>
);

/** Players who asked to connect, each with the answer. */
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

/** Players you asked, each with a way to cancel. */
export function Sent({ people }: { people: readonly Person[] }) {
  const { run, isRunningOn } = useOperation(connectionsContract, 'removeConnection', {
    done: 'Request canceled',
  });
  return (
    <People people={people}>
      {({ userId, displayName }) => (
        <Button
          ariaLabel={`Cancel request to ${displayName}`}
          loading={isRunningOn({ userId })}
          onClick={() => run({ userId })}
        >
          Cancel request
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
  if (people.length === 0)
    return <EmptyState title="No connections yet." text="Connect with players you’ve met at a game." />;
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
        You’ll no longer be connected. We won’t tell them. You can ask again after 30 days.
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
    done: accept ? `You and ${name} are connected` : `Declined. We won’t tell ${name}.`,
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
