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
import { findTeamsAround } from './look-around.ts';
import { TeamResults } from './team-results.tsx';
import { readTeamsQuery } from './teams-query.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = { ...readTeamsQuery(request), kind: 'league' as const };
  return findTeamsAround(query, request.signal);
}

/** The leagues around a spot. */
export function Component() {
  const { query, spot, teams, nextCursor } = useLoaderData<typeof loader>();
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
          <TeamResults
            teams={teams}
            nextCursor={nextCursor}
            radius={query.radius}
            what="leagues"
            onWiden={() => change({ radius: '100' })}
          />
        </div>
      )}
    </CityHeading>
  );
}
