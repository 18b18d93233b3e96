import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { quantity } from '#shared/quantity.ts';
import { NearFields } from '#web/app/forms/places/near-fields.tsx';
import { NearWhat } from '#web/app/forms/places/near-what.tsx';
import { useAddress } from '#web/app/router/use-address.ts';
import { useDiscoverTitle } from '#web/app/router/use-discover-title.ts';
import { ContextTabs } from '#web/app/shell/page/context-tabs.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import '#web/app/map/around.css';
import { gameChoices, radii } from '../details/edit/team-choices.ts';
import { findTeamsAround } from './look-around.ts';
import { TeamResults } from './team-results.tsx';
import { readTeamsQuery } from './teams-query.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = { ...readTeamsQuery(request), kind: 'league' as const };
  return { query, ...(await findTeamsAround(query, request.signal)) };
}

/** The leagues around a spot. */
export function Component() {
  const { query, spot, teams, nextCursor } = useLoaderData<typeof loader>();
  const change = useAddress();
  const title = useDiscoverTitle('leagues', 'Leagues');
  return (
    <Page title={title} description={spot && `Within about ${quantity(query.radius, 'mile')} of ${spot.near}`}>
      <ContextTabs current="leagues" />
      <NearWhat spot={spot} hint="Pick a city to see which leagues play there." onChange={change} />
      {spot && (
        <div className="discover-parts">
          <section className="filters" aria-label="Filters">
            <NearFields
              usual={25}
              radii={radii}
              radius={query.radius}
              sport={query.sport}
              sports={gameChoices}
              onChange={change}
            />
          </section>
          <TeamResults
            teams={teams}
            nextCursor={nextCursor}
            radius={query.radius}
            what="leagues"
            onWiden={() => change({ radius: '100' })}
          />
        </div>
      )}
    </Page>
  );
}
