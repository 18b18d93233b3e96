import Button from '@cloudscape-design/components/button';
import * as z from 'zod';
import { AuthenticatorCode } from '#shared/accounts/second-factor/codes.ts';
import { AppCodeField } from '#web/app/forms/fields/app-code-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useChange } from '#web/app/operations/use-change.ts';

const Typed = z.strictObject({ code: AuthenticatorCode });

interface CodeStepProps {
  /** Gives the code to what asked for it, and answers with the address to go to. */
  readonly submit: (code: string) => Promise<string>;
  readonly onLostPhone: () => void;
  readonly onBack: () => void;
}

/** The second step of signing in. */
export function CodeStep({ submit, onLostPhone, onBack }: CodeStepProps) {
  const form = useCheckedForm(
    Typed,
    { code: '' },
    useChange(({ code }: z.infer<typeof Typed>) => submit(code), { goTo: (address) => address, isForm: true }),
  );
  return (
    <FormView
      form={form}
      actions={<SubmitButton form={form}>Continue</SubmitButton>}
      wayOut={{ text: 'Back', onClick: onBack }}
    >
      <AppCodeField control={form.control} name="code" />
      <Button formAction="none" variant="inline-link" onClick={onLostPhone}>
        Lost your phone? Use a recovery code
      </Button>
    </FormView>
  );
}
