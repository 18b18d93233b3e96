import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { clearStoredSession } from '#web/app/session/session-token.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface RecoveryStepProps {
  readonly email: string;
  /** The second factor is off; what is left is to sign in. */
  readonly onDone: (email: string) => void;
  readonly onBack: () => void;
}

/** For a player who lost their phone: a recovery code turns the second factor off. */
export function RecoveryStep({ email, onDone, onBack }: RecoveryStepProps) {
  const form = useOperationForm(secondFactorContract, 'useRecoveryCode', {
    defaults: { email, recoveryCode: '' },
    rereads: false,
    onDone: (_, sent) => {
      form.values.reset();
      // Every session has ended; if one was open here, this browser forgets it.
      clearStoredSession();
      forgetMe();
      notify('success', 'Two-factor authentication is off. Sign in, then set it up again with your new phone.');
      onDone(sent.email);
    },
  });
  return (
    <FormView
      form={form}
      actions={<SubmitButton form={form}>Use this code</SubmitButton>}
      wayOut={{ text: 'Back', onClick: onBack }}
    >
      <p>
        A recovery code turns off two-factor authentication and signs you out on all your devices. Then sign in as
        usual.
      </p>
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
      <TextField
        control={form.control}
        name="recoveryCode"
        label="Recovery code"
        hint="16 characters, such as 7K2M-9QXA-41TV-C8ZP."
        autoComplete="off"
      />
    </FormView>
  );
}
