import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { AppCodeField } from '#web/app/forms/fields/app-code-field.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { CopyButton } from '#web/app/media/copy-button.tsx';
import { QrCode } from '#web/app/media/qr-code.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import './second-factor.css';

interface SetUpDialogProps {
  /** In base 32, and as an app's camera reads it; the dialog is open while there is one. */
  readonly secret: { readonly secret: string; readonly uri: string } | undefined;
  readonly onClose: () => void;
  readonly onDone: (made: { readonly recoveryCodes: readonly string[] }) => void;
}

/** Hands the secret to an authenticator app, and takes the first code of it. */
export const SetUpDialog = ({ secret, ...rest }: SetUpDialogProps) =>
  secret ? <OpenDialog key={secret.secret} secret={secret} {...rest} /> : null;

function OpenDialog({
  secret,
  onClose,
  onDone,
}: SetUpDialogProps & { readonly secret: { secret: string; uri: string } }) {
  const form = useOperationForm(secondFactorContract, 'turnOnSecondFactor', {
    defaults: { code: '' },
    rereads: false,
    onDone: (made) => {
      form.values.reset();
      onDone(made);
    },
  });
  return (
    <Modal
      visible
      header="Set up two-factor authentication"
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" form="first-code" loading={form.isSending}>
              Turn on
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <form id="first-code" noValidate onSubmit={form.onSubmit}>
        <SpaceBetween size="m">
          <div>Scan this with an authenticator app on your phone, such as Google Authenticator or 1Password.</div>
          <div className="factor-qr">
            <QrCode text={secret.uri} label="QR code for your authenticator app. The key below does the same." />
          </div>
          <div>
            <div>Can’t scan it? Type this key into the app:</div>
            <SpaceBetween direction="horizontal" size="xs" alignItems="center">
              <code className="factor-secret">{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
              <CopyButton text={secret.secret} what="The key">
                Copy key
              </CopyButton>
            </SpaceBetween>
          </div>
          <AppCodeField control={form.control} name="code" />
          {form.problem && <ProblemAlert>{form.problem}</ProblemAlert>}
        </SpaceBetween>
      </form>
    </Modal>
  );
}
