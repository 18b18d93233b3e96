import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { deleteWord } from '#shared/accounts/deletion/personal-parts.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { TeamsToLeave } from './teams-to-leave.tsx';
import type { DeletionInHand } from './use-deletion.ts';

/** Deletes the account once DELETE was typed; players on rosters see which to leave first (R-DEL-01 to 06). */
export function DeleteDialog({ deletion, close, leave, remove }: DeletionInHand) {
  const { isOpen, teams, isLeaving = false, isDeleting = false } = deletion;
  const [typed, setTyped] = useState('');
  const isBlocked = teams === undefined || teams.length > 0;
  return (
    <Modal
      visible={isOpen}
      width={400}
      header="Delete account"
      closeAriaLabel="Close"
      onDismiss={close}
      footer={
        <DialogFoot onCancel={close}>
          <Button
            variant="primary"
            disabled={isBlocked || typed !== deleteWord}
            loading={isDeleting}
            loadingText="Deleting"
            onClick={remove}
          >
            Delete
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {teams && teams.length > 0 ? (
          <TeamsToLeave teams={teams} isLeaving={isLeaving} onLeave={leave} />
        ) : (
          <Alert type="warning">
            We delete your profile, your answers and your files. Events only you host are canceled, and we’ll let the
            players know. You can’t undo this.
          </Alert>
        )}
        <FormField label={`Type ${deleteWord} to confirm`}>
          <Input
            value={typed}
            disabled={isBlocked}
            autoComplete={false}
            spellcheck={false}
            onChange={({ detail }) => setTyped(detail.value)}
          />
        </FormField>
      </SpaceBetween>
    </Modal>
  );
}
