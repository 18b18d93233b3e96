import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { places } from '#shared/places/contract.ts';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { placeIdOf, seePlace } from './place-access.ts';
import { PlaceFormView } from './place-form.tsx';
import { PlaceFields, valuesOf } from './place-values.ts';
import '../places.css';

export const loader = ({ params, request }: LoaderFunctionArgs) => seePlace(placeIdOf(params.id), request.signal);

/** Suggest other details of a place that another player manages. */
export function Component() {
  const { place } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { placeId } = place;
  const { run, ...suggest } = useOperation(places, 'suggestPlaceEdit', {
    done: ({ outcome }) =>
      outcome === 'accepted' ? 'Place updated' : 'Thanks! The managers of this place will review your changes',
    goTo: () => paths.place(placeId),
    isForm: true,
  });
  const form = useCheckedForm(
    PlaceFields,
    { ...valuesOf(place), note: '' },
    { ...suggest, run: (details) => run({ ...details, placeId }) },
  );
  return (
    <Page title="Suggest an edit" description={`The managers of ${place.name} review each suggestion.`} width="narrow">
      <PlaceFormView
        form={form}
        cityName={place.location.city.name}
        onCancel={() => void navigate(paths.place(placeId))}
        buttons={<SubmitButton form={form}>Suggest changes</SubmitButton>}
      >
        <TextareaField control={form.control} name="note" label="How do you know?" max={300} rows={2} isOptional />
      </PlaceFormView>
    </Page>
  );
}
