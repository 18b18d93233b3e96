import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { deleteWord } from '#shared/accounts/deletion/personal-parts.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { FreshSignInFields } from '#web/app/shell/fresh-sign-in/fresh-sign-in-fields.tsx';
import { useFreshSignIn } from '#web/app/shell/fresh-sign-in/use-fresh-sign-in.ts';
import { MoneyOnDeletion } from './money-on-deletion.tsx';
import { TeamsToLeave } from './teams-to-leave.tsx';
import type { DeletionInHand } from './use-deletion.ts';

/** Deletes the account once DELETE was typed; players on rosters see which to leave first (R-DEL-01 to 06). */
export function DeleteDialog({ deletion, type, close, leave, remove }: DeletionInHand) {
  const { isOpen, typed, teams, money, isLeaving = false, isDeleting = false } = deletion;
  const isBlocked = teams === undefined || teams.length > 0;
  const isReady = !isBlocked && typed === deleteWord;
  const proof = useFreshSignIn(isOpen);
  const confirm = () => proof.confirm(remove);
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
            disabled={!isReady}
            loading={proof.isSigningIn || (isDeleting && proof.step === 'none')}
            loadingText="Deleting"
            onClick={confirm}
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
            We delete your profile, your answers and your files. Events only you host are canceled: we’ll let the
            players know, and those who paid get all of it back. You can’t undo this.
          </Alert>
        )}
        {!isBlocked && money && <MoneyOnDeletion {...money} />}
        <FormField label={`Type ${deleteWord} to confirm`}>
          <Input
            value={typed}
            disabled={isBlocked}
            autoComplete={false}
            spellcheck={false}
            onChange={({ detail }) => type(detail.value)}
          />
        </FormField>
        {isReady && <FreshSignInFields proof={proof} onEnter={confirm} />}
      </SpaceBetween>
    </Modal>
  );
}
