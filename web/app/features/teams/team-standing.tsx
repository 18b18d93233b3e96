import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { TeamView } from '#shared/teams/views.ts';
import { DialogFoot } from '../../forms/dialog-foot.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useTeamSend } from './use-team-send.ts';

/** What only the owner decides: to put a community away, to bring it back, to end it. */
export function TeamStanding({ team: { name, status, version } }: Pick<TeamView, 'team'>) {
  const { send, isBusy, problem } = useTeamSend();
  const [asked, setAsked] = useState<'archive' | 'delete'>();
  const close = () => setAsked(undefined);
  const to = status === 'active' ? ('archived' as const) : ('active' as const);
  const move = () => {
    close();
    send({ intent: 'standing', to, version });
  };
  return (
    <Container header={<Header variant="h2">The community as a whole</Header>}>
      <SpaceBetween size="s">
        {problem && <p role="alert">{problem}</p>}
        <SpaceBetween direction="horizontal" size="xs">
          <Button loading={isBusy} onClick={to === 'archived' ? () => setAsked('archive') : move}>
            {to === 'archived' ? 'Archive' : 'Bring it back'}
          </Button>
          <Button onClick={() => setAsked('delete')}>Delete community</Button>
        </SpaceBetween>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asked === 'archive'}
        title={`Archive ${name}?`}
        verb="Archive"
        onClose={close}
        onConfirm={move}
      >
        It can be read and nothing else: nobody joins, and nothing of it is changed, until you bring it back.
      </ConfirmDialog>
      <Deletion
        name={name}
        isOpen={asked === 'delete'}
        onClose={close}
        onDelete={(typed) => {
          close();
          send({ intent: 'delete', name: typed });
        }}
      />
    </Container>
  );
}

interface DeletionProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: (typed: string) => void;
}

/** Nothing brings it back, so a press alone does not do it. */
function Deletion({ name, isOpen, onClose, onDelete }: DeletionProps) {
  const [typed, setTyped] = useState('');
  return (
    <Modal
      visible={isOpen}
      header={`Delete ${name}?`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" disabled={typed.trim() !== name} onClick={() => onDelete(typed)}>
            Delete
          </Button>
        </DialogFoot>
      }
    >
      <FormField
        label="Name of the community"
        description="Everybody is off its roster then, and nobody finds it any more. Type its name to delete it for good."
      >
        <Input value={typed} onChange={({ detail }) => setTyped(detail.value)} />
      </FormField>
    </Modal>
  );
}
