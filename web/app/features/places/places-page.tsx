import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import { CityField } from '../../forms/city-field.tsx';
import { PinsOnMap } from '../../map/pins-on-map.tsx';
import { loadMe } from '../../me.ts';
import { paths } from '../../paths.ts';
import { placesApi } from '../../places-api.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Page } from '../../shell/page.tsx';
import { accessChoices, accessLabel, amenityChoices, gameChoices, standingLabel } from './place-words.ts';
import { boundsAround, type PlacesQuery, readPlacesQuery, spotOf } from './places-query.ts';
import './places.css';

const nameSeveral = (count: number) => `${count} places here`;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readPlacesQuery(request);
  const me = await loadMe();
  const spot = spotOf(query, me.state === 'success' ? me.city : undefined);
  if (!spot) return { query, spot, places: [], nextCursor: undefined };
  const { sport, access: accessKind, amenity: amenities, cursor } = query;
  const wanted = { sport, accessKind, amenities, cursor };
  const filters = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const found = await placesApi.findPlaces(
    { ...boundsAround(spot), limit: 50, ...filters },
    { signal: request.signal },
  );
  return { query, spot, places: found.places, nextCursor: found.nextCursor };
}

type Changes = Readonly<Record<string, string | undefined>>;

/** Places to play around a city, as a list and on a map. */
export function Component() {
  const { query, spot, places, nextCursor } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const change = (changes: Changes) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('cursor');
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      return next;
    });
  const pins = useMemo(
    () =>
      places.map(({ placeId, name, lat, lng }) => ({
        name,
        lat,
        lng,
        open: () => void navigate(paths.place(placeId)),
      })),
    [places, navigate],
  );
  const next = new URLSearchParams(search);
  if (nextCursor) next.set('cursor', nextCursor);
  return (
    <Page
      title="Discover places"
      description={spot && `Around ${spot.near}`}
      actions={<Button onClick={() => void navigate(paths.newPlace)}>Add a place</Button>}
    >
      <Filters query={query} near={spot?.near ?? ''} onChange={change} />
      {spot && (
        <div className="place-columns">
          <div>
            <PlaceResults places={places} />
            {nextCursor && <AppLink to={`?${next}`}>More places</AppLink>}
          </div>
          <div>
            {pins.length > 0 && (
              <PinsOnMap label="Map of the places in the list" pins={pins} nameSeveral={nameSeveral} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

function PlaceResults({ places }: { places: readonly PlaceCard[] }) {
  if (places.length === 0) return <p>No places are listed here with these filters. You can add one.</p>;
  return (
    <ul className="place-list">
      {places.map(({ placeId, name, address, cityName, sports, access, courts, status, score }) => (
        <li key={placeId}>
          <AppLink to={paths.place(placeId)} fontSize="heading-s">
            {name}
          </AppLink>
          <div>{[address, cityName].filter(Boolean).join(', ')}</div>
          <div>{sports.map((sport) => gameTypeLabel(sport)).join(', ')}</div>
          <div>
            {[
              accessLabel(access),
              courts > 0 && (courts === 1 ? '1 court' : `${courts} courts`),
              score.average !== undefined && `${score.average} of 5`,
              status !== 'listed' && standingLabel[status],
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface FiltersProps {
  readonly query: PlacesQuery;
  readonly near: string;
  readonly onChange: (changes: Changes) => void;
}

function Filters({ query, near, onChange }: FiltersProps) {
  const { control } = useForm({ defaultValues: { city: '' } });
  return (
    <section className="place-row" aria-label="Filters">
      <CityField
        control={control}
        name="city"
        label="City"
        initialLabel={near}
        onPick={(city) => city && onChange({ lat: String(city.lat), lng: String(city.lng), near: city.label })}
      />
      <Filter label="Sport" name="sport" any="Any sport" choices={gameChoices} {...{ query, onChange }} />
      <Filter label="Who may play" name="access" any="Any" choices={accessChoices} {...{ query, onChange }} />
      <Filter label="Amenity" name="amenity" any="Any" choices={amenityChoices} {...{ query, onChange }} />
    </section>
  );
}

interface FilterProps extends Pick<FiltersProps, 'query' | 'onChange'> {
  readonly label: string;
  readonly name: 'sport' | 'access' | 'amenity';
  readonly any: string;
  readonly choices: readonly { value: string; label: string }[];
}

function Filter({ label, name, any, choices, query, onChange }: FilterProps) {
  const options = [{ value: '', label: any }, ...choices];
  return (
    <FormField label={label}>
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === (query[name] ?? '')) ?? null}
        onChange={({ detail }) => onChange({ [name]: detail.selectedOption.value })}
      />
    </FormField>
  );
}
