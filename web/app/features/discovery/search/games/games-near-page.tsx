import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { gameTypes } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { CityHeading } from '#web/app/cards/city-heading.tsx';
import { ContextStrips } from '#web/app/cards/context-strips.tsx';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { FilterSheet } from '#web/app/forms/filter-sheet.tsx';
import { NearFields } from '#web/app/forms/places/near-fields.tsx';
import { loadSpot } from '#web/app/map/load-location.ts';
import { rememberSpot } from '#web/app/map/location.ts';
import { type AddressChanges, useAddress } from '#web/app/router/use-address.ts';
import { loadMe } from '#web/app/session/me.ts';
import { findGames, usualRadii } from './find-games.ts';
import { GameResults } from './game-results.tsx';
import { type LookedForGames, readGamesQuery } from './games-query.ts';
import '../discover.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readGamesQuery(request);
  const spot = await loadSpot(query, await loadMe(), request.signal);
  if (!spot) return { query: { ...query, radius: usualRadii[0] }, spot, games: [], nextCursor: undefined };
  rememberSpot(spot);
  return { spot, ...(await findGames(query, spot, request.signal)) };
}

/** Games of public events around a spot: on now and to come, or what came of them. */
export function Component() {
  const { query, spot, games, nextCursor } = useLoaderData<typeof loader>();
  const change = useAddress();
  return (
    <CityHeading
      title="Discover games"
      spot={spot}
      where={
        spot
          ? `Matches and tables of events within ${quantity(query.radius, 'mile')} of ${spot.near}`
          : 'Pick a city to see what is played there.'
      }
      onChange={change}
    >
      <ContextStrips current="games" sport={query.sport}>
        {spot && <GameFilters query={query} onChange={change} />}
      </ContextStrips>
      {spot && (
        <div className="discover-parts">
          <GameResults games={games} nextCursor={nextCursor} query={query} onWiden={() => change({ radius: '50' })} />
        </div>
      )}
    </CityHeading>
  );
}

const sports = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));

interface GameFiltersProps {
  readonly query: LookedForGames;
  readonly onChange: (changes: AddressChanges) => void;
}

const cleared = { sport: undefined, when: undefined, from: undefined, until: undefined };

/** How far, which sport, to come or over, and which days. Each change is in the address at once. */
const GameFilters = ({ query: { radius, sport, when, from, until }, onChange }: GameFiltersProps) => (
  <FilterSheet set={[sport, when, from, until].filter(Boolean).length} onClear={() => onChange(cleared)}>
    <NearFields usual={25} radii={[5, 15, 50]} radius={radius} sport={sport} sports={sports} onChange={onChange} />
    <ChoiceField
      label="When"
      any="On now and upcoming"
      choices={[{ value: 'past', label: 'Results' }]}
      value={when}
      onPick={(picked) => onChange({ when: picked })}
    />
    <NativeInput label="From" type="date" value={from ?? ''} onChange={(day) => onChange({ from: day || undefined })} />
    <NativeInput
      label="Until"
      type="date"
      value={until ?? ''}
      onChange={(day) => onChange({ until: day || undefined })}
    />
  </FilterSheet>
);
