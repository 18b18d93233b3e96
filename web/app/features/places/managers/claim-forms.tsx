import { useFetcher } from 'react-router';
import * as z from 'zod';
import { Email } from '#shared/email.ts';
import { codeMinutes } from '#shared/places/managers/claiming.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { CodeField } from '#web/app/forms/fields/code-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { FilePicker } from '#web/app/media/file-picker.tsx';

const byMail = z.object({ by: z.strictObject({ way: z.literal('email'), email: Email }) });

export function ClaimByMail({ domain }: { readonly domain: string }) {
  const form = usePageForm(byMail, { by: { way: 'email', email: '' } }, { also: { intent: 'claim' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Mail me a code</SubmitButton>}>
      <TextField
        control={form.control}
        name="by.email"
        type="email"
        label="E-mail address"
        hint={`For example desk@${domain}`}
      />
    </FormView>
  );
}

const byPhone = z.object({ by: z.strictObject({ way: z.literal('phone') }) });

export function ClaimByPhone() {
  const form = usePageForm(byPhone, { by: { way: 'phone' } }, { also: { intent: 'claim' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Claim by phone</SubmitButton>}>
      <p className="place-note">
        You get a code to leave with whoever answers. A manager of the listing calls and asks for it.
      </p>
    </FormView>
  );
}

/** Sent as soon as it is chosen. */
export function ClaimByDocument() {
  const fetcher = useFetcher<{ readonly title?: string }>();
  return (
    <FilePicker
      purpose="placeClaim"
      label="The document"
      verb="Choose a file"
      hint="PDF or a picture, at most 10 MB. Only the managers of the listing see it."
      errorText={fetcher.data?.title}
      onKept={({ uploadId }) =>
        fetcher.submit(
          { intent: 'claim', by: { way: 'document', uploadId } },
          { method: 'post', encType: 'application/json' },
        )
      }
    />
  );
}

const code = placeManagers.operations.proveClaim.input.omit({ placeId: true });

/** Where the mailed code is entered. */
export function CodeForm({ email }: { readonly email: string }) {
  const form = usePageForm(code, { code: '' }, { also: { intent: 'prove' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Claim this place</SubmitButton>}>
      <CodeField
        control={form.control}
        hint={`Six digits that were mailed to ${email}. They count for ${codeMinutes} minutes.`}
      />
    </FormView>
  );
}
