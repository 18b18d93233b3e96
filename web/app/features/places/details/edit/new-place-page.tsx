import Alert from '@cloudscape-design/components/alert';
import { useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { keyFor } from '#web/app/operations/request-key.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { PlaceFormView } from './place-form.tsx';
import '../places.css';

const { input } = places.operations.addPlace;
type Addition = Parsed<typeof places.operations.addPlace>;

export async function loader() {
  const me = await loadMe();
  return { city: me.state === 'success' ? me.city : undefined };
}

/** Why nothing was added: the places that it is likely the same as. */
interface Alike {
  readonly code: 'place.alike';
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly places: readonly PlaceCard[];
}

export const action = formAction(async ({ visit, ...place }: Addition & { visit: string }) => {
  const answer = await operations(places).addPlace(place, { idempotencyKey: await keyFor(visit, place) });
  if (answer.outcome === 'alike')
    return { code: 'place.alike', title: 'It may be listed already.', fields: {}, places: answer.places } as Alike;
  notify('success', 'The place is added. It is on the map as soon as somebody else confirms it');
  return redirect(paths.place(answer.place.placeId));
});

/** Add a place to play. */
export function Component() {
  const { city } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [visit] = useState(() => crypto.randomUUID());
  const form = usePageForm(
    input,
    {
      name: '',
      kind: 'park',
      sports: [],
      courts: [],
      access: { kind: 'public', bookingType: 'none' },
      hours: [],
      amenities: [],
      description: '',
      rules: '',
      timeZone: viewerZone(),
      location: { cityPlaceId: city?.placeId ?? '', ...(city && { point: { lat: city.lat, lng: city.lng } }) },
      insists: false,
    },
    { also: { visit } },
  );
  const alike = form.rejection?.code === 'place.alike' ? (form.rejection as unknown as Alike).places : [];
  return (
    <Page title="Add a place" description="Anywhere people can play." width="narrow">
      <PlaceFormView
        form={form as never}
        cityName={city?.name ?? ''}
        onCancel={() => void navigate(-1)}
        buttons={
          <span onClickCapture={() => form.values.setValue('insists', alike.length > 0)}>
            <SubmitButton form={form}>{alike.length > 0 ? 'It is another place, add it' : 'Add place'}</SubmitButton>
          </span>
        }
      >
        {alike.length > 0 && <AlikePlaces places={alike} />}
      </PlaceFormView>
    </Page>
  );
}

const AlikePlaces = ({ places: found }: { places: readonly PlaceCard[] }) => (
  <Alert type="warning" header="Is it one of these?">
    <ul className="place-list">
      {found.map(({ placeId, name, address, cityName }) => (
        <li key={placeId}>
          <AppLink to={paths.place(placeId)}>{name}</AppLink> {[address, cityName].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  </Alert>
);
