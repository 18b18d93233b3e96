import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { quantity } from '#shared/quantity.ts';
import { CityHeading } from '#web/app/cards/city-heading.tsx';
import { ContextStrips } from '#web/app/cards/context-strips.tsx';
import { FilterSheet } from '#web/app/forms/filter-sheet.tsx';
import { NearFields } from '#web/app/forms/places/near-fields.tsx';
import { useAddress } from '#web/app/router/use-address.ts';
import { useDiscoverTitle } from '#web/app/router/use-discover-title.ts';
import '#web/app/map/around.css';
import { gameChoices, radii } from '../details/edit/team-choices.ts';
import { loadOpenSeasons } from './load-open-seasons.ts';
import { findTeamsAround } from './look-around.ts';
import { OpenSeasons } from './open-seasons.tsx';
import { TeamResults } from './team-results.tsx';
import { readTeamsQuery } from './teams-query.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = { ...readTeamsQuery(request), kind: 'league' as const };
  const found = await findTeamsAround(query, request.signal);
  const seasons = found.spot ? await loadOpenSeasons(found.spot, found.query, request.signal) : [];
  return { ...found, seasons };
}

/** The leagues around a spot, and the seasons of any community there that take registrations. */
export function Component() {
  const { query, spot, teams, nextCursor, seasons } = useLoaderData<typeof loader>();
  const change = useAddress();
  const title = useDiscoverTitle('leagues', 'Leagues');
  return (
    <CityHeading
      title={title}
      spot={spot}
      where={
        spot
          ? `Within about ${quantity(query.radius, 'mile')} of ${spot.near}`
          : 'Pick a city to see which leagues play there.'
      }
      onChange={change}
    >
      <ContextStrips current="leagues" sport={query.sport}>
        {spot && (
          <FilterSheet set={query.sport ? 1 : 0} onClear={() => change({ sport: undefined })}>
            <NearFields
              usual={25}
              radii={radii}
              radius={query.radius}
              sport={query.sport}
              sports={gameChoices}
              onChange={change}
            />
          </FilterSheet>
        )}
      </ContextStrips>
      {spot && (
        <div className="discover-parts">
          {seasons.length > 0 && <OpenSeasons seasons={seasons} />}
          <section className="page-part">
            {seasons.length > 0 && <h2>Leagues</h2>}
            <TeamResults
              teams={teams}
              nextCursor={nextCursor}
              radius={query.radius}
              what="leagues"
              onWiden={() => change({ radius: '100' })}
            />
          </section>
        </div>
      )}
    </CityHeading>
  );
}
