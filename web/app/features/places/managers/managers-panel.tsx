import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { mostManagers, placeManagers } from '#shared/places/managers/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

type Listed = Answer<typeof placeManagers.operations.listManagers>;
type Manager = Listed['managers'][number];

interface ManagersPanelProps {
  readonly placeId: string;
  readonly listed: Listed;
  readonly viewerId: string | undefined;
}

/** The managers of a place, and inviting another one. */
export function ManagersPanel({ placeId, listed: { managers, asked }, viewerId }: ManagersPanelProps) {
  const withdraw = useOperation(placeManagers, 'withdrawManager', {
    done: (_, { email }) => `Invitation to ${email} canceled`,
  });
  const remove = useOperation(placeManagers, 'removeManager', { done: 'Managers updated' });
  const [leaving, setLeaving] = useState<Manager>();
  const taken = managers.length + asked.length;
  const isMe = leaving?.userId === viewerId;
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${taken}/${mostManagers})`} description="Every manager can do what you can.">
          Managers
        </Header>
      }
    >
      <SpaceBetween size="l">
        <ul className="place-list">
          {managers.map((manager) => (
            <li key={manager.userId} className="place-person">
              <span>
                <strong>{manager.displayName}</strong>
                {manager.userId === viewerId && ' (you)'}
              </span>
              <StatusIndicator type="success">{manager.isClaimant ? 'Claimed the place' : 'Manages'}</StatusIndicator>
              {managers.length > 1 && (manager.userId === viewerId || !manager.isClaimant) && (
                <Button
                  ariaLabel={manager.userId === viewerId ? 'Stop managing' : `Take off ${manager.displayName}`}
                  onClick={() => setLeaving(manager)}
                >
                  {manager.userId === viewerId ? 'Stop managing' : 'Take off'}
                </Button>
              )}
            </li>
          ))}
          {asked.map(({ email }) => (
            <li key={email} className="place-person">
              <span>{email}</span>
              <StatusIndicator type="pending">Invited, no answer yet</StatusIndicator>
              <Button ariaLabel={`Cancel the invitation to ${email}`} onClick={() => withdraw.run({ placeId, email })}>
                Cancel
              </Button>
            </li>
          ))}
        </ul>
        {/* A new list empties the field. */}
        {taken < mostManagers && <AskForm key={asked.length} placeId={placeId} />}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={isMe ? 'Stop managing this place?' : `Take ${leaving?.displayName ?? ''} off the managers?`}
        verb={isMe ? 'Stop managing' : 'Take off'}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          setLeaving(undefined);
          if (leaving) void remove.run({ placeId, userId: leaving.userId });
        }}
      >
        {isMe ? 'You can' : `${leaving?.displayName ?? ''} can`} still suggest edits. A manager has to send a new
        invitation to change that.
      </ConfirmDialog>
    </Container>
  );
}

function AskForm({ placeId }: { readonly placeId: string }) {
  const form = useOperationForm(placeManagers, 'askManager', {
    defaults: { email: '' },
    also: { placeId },
    done: (_, { email }) => `Invitation sent to ${email}`,
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Send invitation</SubmitButton>}>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label="New manager’s email"
        hint="They accept after signing in with this address."
      />
    </FormView>
  );
}
