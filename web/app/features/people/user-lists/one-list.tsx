import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { AddPeople } from './add-people.tsx';
import { EventChoice } from './event-choice.tsx';
import type { OpenList } from './load-list.ts';
import { useListIntent } from './use-list-intent.ts';

/** Who is on a list, and what can be done with all of them. */
export function OneList({ list }: { list: OpenList }) {
  const { listId, name, userListItems, upcoming } = list;
  const { send, isBusy } = useListIntent();
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
          <p>Nobody is on this list yet.</p>
        ) : (
          <ul className="list-people">
            {userListItems.map(({ userId, displayName, email }) => (
              <li key={userId}>
                <div>
                  <AppLink to={paths.profileOf(userId)}>{displayName}</AppLink>
                  {email && <small>{email}</small>}
                </div>
                <Button
                  ariaLabel={`Take ${displayName} off the list`}
                  onClick={() => send({ intent: 'take', listId, userId })}
                >
                  Take off
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AddPeople list={list} />
        {userListItems.length > 0 && (
          <EventChoice
            label="Invite everybody on it to"
            verb="Invite"
            events={upcoming}
            empty="You host nothing that is coming up."
            isBusy={isBusy}
            onChoose={(eventId) => send({ intent: 'invite', listId, eventId })}
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
  const { send, isBusy } = useListIntent();
  return (
    <FormField
      label="Name of the list"
      constraintText={`${typed.length} / 60`}
      errorText={typed.trim() === '' ? 'The name is required.' : undefined}
      secondaryControl={
        <Button loading={isBusy} onClick={() => typed.trim() && send({ intent: 'rename', listId, name: typed })}>
          Rename
        </Button>
      }
    >
      <Input value={typed} onChange={({ detail }) => setTyped(detail.value.slice(0, 60))} />
    </FormField>
  );
}

/** What cannot be taken back with one press asks first. */
function LastThings({ list: { listId, name, userListItems } }: { list: OpenList }) {
  const [asked, setAsked] = useState<'delete' | 'block'>();
  const { send, isBusy } = useListIntent();
  const confirm = () => {
    if (asked) send({ intent: asked, listId });
    setAsked(undefined);
  };
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs">
        {userListItems.length > 0 && <Button onClick={() => setAsked('block')}>Block everyone on it</Button>}
        <Button loading={isBusy} onClick={() => setAsked('delete')}>
          Delete list
        </Button>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asked === 'block'}
        title={`Block everyone on ${name}?`}
        verb="Block"
        onClose={() => setAsked(undefined)}
        onConfirm={confirm}
      >
        This blocks {quantity(userListItems.length, 'person', 'people')}. You won’t see each other in lists or searches,
        and your connections with them end. We don’t tell them. You can unblock each of them in your settings.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={`Delete ${name}?`}
        verb="Delete list"
        onClose={() => setAsked(undefined)}
        onConfirm={confirm}
      >
        The list is gone for good. Nothing happens to the people on it.
      </ConfirmDialog>
    </>
  );
}
