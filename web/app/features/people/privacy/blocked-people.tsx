import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { lazy, useState } from 'react';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import type { BlockedPerson } from './blocked-person.ts';
import './privacy.css';

const load = async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog });
const BlockDialog = lazy(load);

/** Whom somebody blocks, with a way to end each block and to set more. */
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
      {people.length === 0 && <p>You have not blocked any users.</p>}
      <ul className="blocked-list">
        {people.map((person) => (
          <li key={person.userId}>
            <span>
              {person.displayName}
              {person.email && <small>{person.email}</small>}
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
        You can see, invite and write to each other again, as far as your privacy settings say.
      </ConfirmDialog>
    </Container>
  );
}
