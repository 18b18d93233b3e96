import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { lazy, useState } from 'react';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import type { BlockedPerson } from './blocked-person.ts';
import '../people-rows.css';

const load = async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog });
const BlockDialog = lazy(load);

/** People you blocked, each with a way to unblock. */
export function BlockedPeople({ people }: { people: readonly BlockedPerson[] }) {
  const [isChoosing, setChoosing] = useState(false);
  const [leaving, setLeaving] = useState<BlockedPerson>();
  const { run } = useOperation(privacyContract, 'unblockPerson', {
    done: 'User unblocked successfully.',
    failed: 'Error while unblocking user.',
  });
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${people.length})`}
          description="You won’t see each other in lists or searches, and can’t invite or message each other. We don’t tell them."
          actions={<Button onClick={() => setChoosing(true)}>Block users</Button>}
        >
          Blocked users
        </Header>
      }
    >
      {people.length === 0 && <p>No blocked users.</p>}
      <ul className="people-rows">
        {people.map((person) => (
          <li key={person.userId} className="people-row">
            <Avatar name={person.displayName} size={40} />
            <span className="people-row-words">
              <b>{person.displayName}</b>
              {person.email && <span>{person.email}</span>}
            </span>
            <Button ariaLabel={`Unblock ${person.displayName}`} onClick={() => setLeaving(person)}>
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <OnceOpened isOpen={isChoosing} load={load}>
        <BlockDialog isOpen={isChoosing} blocked={people} onClose={() => setChoosing(false)} />
      </OnceOpened>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={`Unblock ${leaving?.displayName ?? ''}?`}
        verb="Unblock"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void run({ userId: leaving.userId });
          setLeaving(undefined);
        }}
      >
        You’ll be able to see, invite and message each other again.
      </ConfirmDialog>
    </Container>
  );
}
