import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { keepPlace } from './place-access.ts';
import { PlaceFormView } from './place-form.tsx';
import { valuesOf } from './place-values.ts';
import '../places.css';

const { input } = places.operations.changePlace;

export const loader = (args: LoaderFunctionArgs) => keepPlace(args);

export const action = formAction(async (change: Parsed<typeof places.operations.changePlace>) => {
  await operations(places).changePlace(change);
  notify('success', 'The place is changed');
  return redirect(paths.place(change.placeId));
});

/** Change a place that one looks after. */
export function Component() {
  const { place } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const form = usePageForm(input, { ...valuesOf(place), placeId: place.placeId, version: place.version });
  return (
    <Page title="Edit place" description={place.name} width="narrow">
      <PlaceFormView
        form={form as never}
        cityName={place.location.city.name}
        onCancel={() => void navigate(paths.place(place.placeId))}
        buttons={<SubmitButton form={form}>Save changes</SubmitButton>}
      />
    </Page>
  );
}
