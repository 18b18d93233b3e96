import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { PersonRow } from '../person-row.tsx';
import { AddPeople } from './add-people.tsx';
import { EventChoice } from './event-choice.tsx';
import { blockList, inviteList } from './list-changes.ts';
import type { OpenList } from './load-list.ts';

/** The people on a list, and what to do with all of them. */
export function OneList({ list }: { list: OpenList }) {
  const { listId, name, userListItems, upcoming } = list;
  const remove = useOperation(connectionsContract, 'removeFromUserList', { done: 'Removed from the list' });
  const invite = useChange(({ eventId }: { eventId: string }) => inviteList(listId, eventId), {
    done: (said) => said,
  });
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${userListItems.length})`}>
          {name}
        </Header>
      }
    >
      <SpaceBetween size="l">
        {userListItems.length === 0 ? (
          <p>This list is empty. Add players below.</p>
        ) : (
          <ul className="people-rows">
            {userListItems.map(({ userId, displayName, email }) => (
              <PersonRow key={userId} userId={userId} name={displayName} line={email}>
                <Button
                  ariaLabel={`Remove ${displayName} from the list`}
                  onClick={() => remove.run({ listId, userId })}
                >
                  Remove
                </Button>
              </PersonRow>
            ))}
          </ul>
        )}
        <AddPeople list={list} />
        {userListItems.length > 0 && (
          <EventChoice
            label="Invite the whole list to"
            verb="Invite"
            events={upcoming}
            empty="You’re not hosting any upcoming events."
            isBusy={invite.isRunning}
            onChoose={(eventId) => void invite.run({ eventId })}
          />
        )}
        <Rename listId={listId} name={name} />
        <LastThings list={list} />
      </SpaceBetween>
    </Container>
  );
}

function Rename({ listId, name }: { listId: string; name: string }) {
  const [typed, setTyped] = useState(name);
  const { run, isRunning } = useOperation(connectionsContract, 'renameUserList', { done: 'List renamed' });
  return (
    <FormField
      label="List name"
      constraintText={`${typed.length} / 60`}
      errorText={typed.trim() === '' ? 'The name is required.' : undefined}
      secondaryControl={
        <Button loading={isRunning} onClick={() => typed.trim() && run({ listId, name: typed })}>
          Rename
        </Button>
      }
    >
      <Input value={typed} onChange={({ detail }) => setTyped(detail.value.slice(0, 60))} />
    </FormField>
  );
}

/** Blocking and deleting ask first. */
function LastThings({ list: { listId, name, userListItems } }: { list: OpenList }) {
  const [asked, setAsked] = useState<'delete' | 'block'>();
  const close = () => setAsked(undefined);
  const remove = useOperation(connectionsContract, 'deleteUserList', {
    done: 'List deleted',
    goTo: paths.userList,
  });
  const block = useChange(blockList, { done: 'User(s) successfully blocked.' });
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs">
        {userListItems.length > 0 && <Button onClick={() => setAsked('block')}>Block the whole list</Button>}
        <Button loading={remove.isRunning || block.isRunning} onClick={() => setAsked('delete')}>
          Delete list
        </Button>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asked === 'block'}
        title={`Block everyone on ${name}?`}
        verb="Block"
        onClose={close}
        onConfirm={() => {
          close();
          void block.run({ listId });
        }}
      >
        This blocks {quantity(userListItems.length, 'person', 'people')}. You won’t see each other in lists or searches,
        and your connections with them end. We don’t tell them. You can unblock each of them in your settings.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={`Delete ${name}?`}
        verb="Delete list"
        onClose={close}
        onConfirm={() => {
          close();
          void remove.run({ listId });
        }}
      >
        You can’t undo this. Nothing changes for the people on it.
      </ConfirmDialog>
    </>
  );
}
