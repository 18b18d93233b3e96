import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { places } from '#shared/places/contract.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { keepPlace } from './place-access.ts';
import { PlaceFormView } from './place-form.tsx';
import { PlaceFields, valuesOf } from './place-values.ts';
import '../places.css';

export const loader = (args: LoaderFunctionArgs) => keepPlace(args);

/** Change a place that one looks after. */
export function Component() {
  const { place } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { placeId, version } = place;
  const { run, ...change } = useOperation(places, 'changePlace', {
    done: 'Place updated',
    goTo: () => paths.place(placeId),
    isForm: true,
  });
  const form = useCheckedForm(PlaceFields, valuesOf(place), {
    ...change,
    run: ({ note: _, ...details }) => run({ ...details, placeId, version }),
  });
  return (
    <Page title="Edit place" description={place.name} width="narrow">
      <PlaceFormView
        form={form}
        cityName={place.location.city.name}
        onCancel={() => void navigate(paths.place(placeId))}
        buttons={<SubmitButton form={form}>Save changes</SubmitButton>}
      />
    </Page>
  );
}
