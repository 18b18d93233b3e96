import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { MyTeam } from '#shared/teams/details/views.ts';
import { permissionsOf } from '#shared/teams/permissions.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { FoundExternalTeams } from './found-external-teams.tsx';
import { loadExternalTeams } from './load-external-teams.ts';
import '../details/teams.css';

const ClaimPanel = lazy(async () => ({ default: (await import('./claim-panel.tsx')).ClaimPanel }));

export const loader = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  loadExternalTeams(new URL(url).searchParams, signal);

const keepsSeasons = ({ roles }: MyTeam) => permissionsOf(roles).includes('publishSchedule');

/** Opponents that have no page of their own yet; the emailed link of one leads here. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const keeping = loaded.teams.filter(keepsSeasons);
  return (
    <Page title="Outside teams" description="Opponents that aren’t on Rovers yet" width="narrow">
      <SpaceBetween size="l">
        {loaded.token !== undefined && (
          <Suspense>
            <ClaimPanel loaded={loaded} token={loaded.token} />
          </Suspense>
        )}
        {keeping.length > 0 && (
          <nav className="team-ways" aria-label="Outside teams of your communities">
            {keeping.map(({ team }) => (
              <AppLink key={team.teamId} to={paths.teamExternalTeams(team.teamId)}>
                Those of {team.name}
              </AppLink>
            ))}
          </nav>
        )}
        <FoundExternalTeams loaded={loaded} />
      </SpaceBetween>
    </Page>
  );
}
