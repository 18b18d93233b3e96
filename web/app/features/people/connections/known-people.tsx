import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import type { connectionsContract } from '#shared/people/connections/contract.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { ConnectIntent } from './connect-intents.ts';
import './connect.css';

type Connections = Answer<(typeof connectionsContract)['operations']['listConnections']>;
type Person = Connections['received'][number];

const json = { method: 'post', encType: 'application/json' } as const;

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
        <Do person={person} intent="accept" primary>
          Accept
        </Do>
        <Do person={person} intent="decline">
          Decline
        </Do>
      </SpaceBetween>
    )}
  </People>
);

export const Sent = ({ people }: { people: readonly Person[] }) => (
  <People people={people}>
    {(person) => (
      <Do person={person} intent="withdraw">
        Take back
      </Do>
    )}
  </People>
);

export function Known({ people }: { people: readonly Person[] }) {
  const [leaving, setLeaving] = useState<Person>();
  const fetcher = useFetcher();
  const remove = () => {
    if (!leaving) return;
    const sent: ConnectIntent = { intent: 'remove', userId: leaving.userId, name: leaving.displayName };
    void fetcher.submit(sent, json);
    setLeaving(undefined);
  };
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
        onConfirm={remove}
      >
        You will no longer be connected. They are not told, and you can ask them again 30 days after you last did.
      </ConfirmDialog>
    </>
  );
}

interface DoProps {
  readonly person: Person;
  readonly intent: 'accept' | 'decline' | 'withdraw';
  readonly primary?: boolean;
  readonly children: string;
}

function Do({ person: { userId, displayName: name }, intent, primary = false, children }: DoProps) {
  const fetcher = useFetcher();
  return (
    <Button
      variant={primary ? 'primary' : 'normal'}
      ariaLabel={`${children}: ${name}`}
      loading={fetcher.state !== 'idle'}
      onClick={() => void fetcher.submit({ intent, userId, name } satisfies ConnectIntent, json)}
    >
      {children}
    </Button>
  );
}
