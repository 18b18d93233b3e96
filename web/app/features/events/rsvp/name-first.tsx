import { people } from '#shared/people/profile/contract.ts';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { Deed } from '../details/deed.tsx';
import { rememberIntent } from '../details/intent-memory.ts';

interface NameFirstProps {
  readonly eventId: string;
  readonly verb: string;
  /** They came through Google and have not seen the tick box. */
  readonly needsTerms: boolean;
}

const formId = 'name-first';

/** The one field that joining needs of an account without a name (decision D57); once it is saved, they are in. */
export function NameFirst({ eventId, verb, needsTerms }: NameFirstProps) {
  const form = useOperationForm(people, 'saveName', {
    defaults: { displayName: '' },
    onDone: () => {
      rememberIntent('join', eventId);
      forgetMe();
    },
  });
  return (
    <div id={formId}>
      <FormView form={form} actions={null}>
        <TextField
          control={form.control}
          name="displayName"
          label="Your name"
          autoComplete="nickname"
          hint="The name other players see."
        />
        {needsTerms && (
          <CheckboxField
            control={form.control}
            name="acceptsTermsAndIs13"
            label="I'm at least 13 and accept the terms."
          />
        )}
      </FormView>
      <Deed isBusy={form.isSending} busyText="Joining…" onPress={send}>
        {verb}
      </Deed>
    </div>
  );
}

/** The button stands in the bar, outside the form. */
const send = () => document.querySelector<HTMLFormElement>(`#${formId} form`)?.requestSubmit();
