import { codeMinutes } from '#shared/places/managers/claiming.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { CodeField } from '#web/app/forms/fields/code-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { FilePicker } from '#web/app/media/file-picker.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface ClaimProps {
  readonly placeId: string;
}

export function ClaimByMail({ placeId, domain }: ClaimProps & { readonly domain: string }) {
  const form = useOperationForm(placeManagers, 'claimPlace', {
    defaults: { by: { way: 'email', email: '' } },
    also: { placeId },
    done: 'The code is on its way',
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Email me a code</SubmitButton>}>
      <TextField
        control={form.control}
        name="by.email"
        type="email"
        label="Email address"
        hint={`For example desk@${domain}`}
      />
    </FormView>
  );
}

const claimed = 'The managers of this place will review your claim';

export function ClaimByPhone({ placeId }: ClaimProps) {
  const form = useOperationForm(placeManagers, 'claimPlace', {
    defaults: { by: { way: 'phone' } },
    also: { placeId },
    done: claimed,
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Claim by phone</SubmitButton>}>
      <p className="place-note">
        You get a code to leave at the front desk. A manager of the listing calls and asks for it.
      </p>
    </FormView>
  );
}

/** Sent as soon as it is chosen. */
export function ClaimByDocument({ placeId }: ClaimProps) {
  const { run, problem } = useOperation(placeManagers, 'claimPlace', { done: claimed, showsProblem: true });
  return (
    <FilePicker
      purpose="placeClaim"
      label="The document"
      verb="Choose a file"
      hint="PDF or a picture, at most 10 MB. Only the managers of the listing see it."
      errorText={problem}
      onKept={({ uploadId }) => run({ placeId, by: { way: 'document', uploadId } })}
    />
  );
}

/** Where the mailed code is entered. */
export function CodeForm({ placeId, email }: ClaimProps & { readonly email: string }) {
  const form = useOperationForm(placeManagers, 'proveClaim', {
    defaults: { code: '' },
    also: { placeId },
    done: 'You now manage this place',
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Claim this place</SubmitButton>}>
      <CodeField control={form.control} hint={`Six digits sent to ${email}. Valid for ${codeMinutes} minutes.`} />
    </FormView>
  );
}
