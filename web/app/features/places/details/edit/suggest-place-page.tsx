import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { formAction } from '#web/app/forms/form-action.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { keyFor } from '#web/app/operations/request-key.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { placeIdOf, seePlace } from './place-access.ts';
import { PlaceFormView } from './place-form.tsx';
import { valuesOf } from './place-values.ts';
import '../places.css';

const { input } = places.operations.suggestPlaceEdit;
type Suggestion = Parsed<typeof places.operations.suggestPlaceEdit>;

export const loader = ({ params, request }: LoaderFunctionArgs) => seePlace(placeIdOf(params.id), request.signal);

export const action = formAction(async ({ visit, ...edit }: Suggestion & { visit: string }) => {
  const { outcome } = await operations(places).suggestPlaceEdit(edit, { idempotencyKey: await keyFor(visit, edit) });
  const waits = 'Thank you. Those who look after the place decide about it';
  notify('success', outcome === 'accepted' ? 'The place is changed' : waits);
  return redirect(paths.place(edit.placeId));
});

/** Suggest other details of a place that somebody else looks after. */
export function Component() {
  const { place } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [visit] = useState(() => crypto.randomUUID());
  const form = usePageForm(input, { ...valuesOf(place), placeId: place.placeId, note: '' }, { also: { visit } });
  return (
    <Page title="Suggest an edit" description={`Those who look after ${place.name} decide about it.`} width="narrow">
      <PlaceFormView
        form={form as never}
        cityName={place.location.city.name}
        onCancel={() => void navigate(paths.place(place.placeId))}
        buttons={<SubmitButton form={form}>Suggest changes</SubmitButton>}
      >
        <TextareaField control={form.control} name="note" label="How do you know?" max={300} rows={2} isOptional />
      </PlaceFormView>
    </Page>
  );
}
