import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { RegisteredPeople } from './registered-people.tsx';
import '../seasons.css';

const TeamMaker = lazy(async () => ({ default: (await import('../squads/team-maker.tsx')).TeamMaker }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const view = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  if (!view.may.includes('manageRegistrations')) throw redirect(paths.season(seasonId));
  const { teamId } = view.season;
  const [{ registrations }, { seasons }, { externalTeams }] = await Promise.all([
    operations(seasonsContract).listSeasonRegistrations({ seasonId }, { signal }),
    operations(seasonsContract).listTeamSeasons({ teamId }, { signal }),
    // Not everyone who decides on registrations can read the list of outside teams.
    operations(organizations)
      .listExternalTeamsOf({ teamId }, { signal })
      .catch(() => ({ externalTeams: [] })),
  ]);
  const others = seasons.filter((one) => one.seasonId !== seasonId && isEditable(one.status));
  return { view, registrations, externalTeams, others };
}

/** The registrations of a season, and the team maker. */
export function Component() {
  const { view, registrations, externalTeams, others } = useLoaderData<typeof loader>();
  const { season } = view;
  const names = new Map(registrations.map(({ userId, displayName }) => [userId, displayName]));
  return (
    <Page
      title={`Registrations for ${season.label}`}
      back={{ to: paths.season(season.seasonId, 'manage'), text: season.label }}
    >
      <SpaceBetween size="l">
        <RegisteredPeople {...{ registrations, view, names, others }} />
        <Suspense>
          <TeamMaker season={season} externalTeams={externalTeams} />
        </Suspense>
      </SpaceBetween>
    </Page>
  );
}
