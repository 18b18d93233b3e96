import Alert from '@cloudscape-design/components/alert';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { places } from '#shared/places/contract.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import { zoneOfCity } from '#web/app/forms/places/zone-of-city.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { PlaceFormView } from './place-form.tsx';
import { PlaceFields } from './place-values.ts';
import '../places.css';

export async function loader() {
  const me = await loadMe();
  const city = me.state === 'success' ? me.city : undefined;
  return { city, timeZone: city && (await zoneOfCity(city)) };
}

/** Add a place to play. */
export function Component() {
  const { city, timeZone = viewerZone() } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [alike, setAlike] = useState<readonly PlaceCard[]>([]);
  const { run, ...add } = useOperation(places, 'addPlace', {
    done: ({ outcome }) =>
      outcome === 'added' ? 'Place added. It goes on the map once another player confirms it' : undefined,
    goTo: (answer) => (answer.outcome === 'added' ? paths.place(answer.place.placeId) : undefined),
    onDone: (answer) => setAlike(answer.outcome === 'alike' ? answer.places : []),
    isForm: true,
  });
  const form = useCheckedForm(
    PlaceFields,
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
      timeZone,
      location: { cityPlaceId: city?.placeId ?? '', ...(city && { point: { lat: city.lat, lng: city.lng } }) },
    },
    { ...add, run: ({ note: _, ...place }) => run({ ...place, insists: alike.length > 0 }) },
  );
  return (
    <Page title="Add a place" description="Anywhere people can play." width="narrow">
      <PlaceFormView
        form={alike.length > 0 ? { ...form, problem: 'This place may already be listed.' } : form}
        cityName={city?.name ?? ''}
        onCancel={() => void navigate(-1)}
        buttons={
          <SubmitButton form={form}>{alike.length > 0 ? "It's a different place, add it" : 'Add place'}</SubmitButton>
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
