import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { squadLabel } from '#shared/competitions/seasons/season-words.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { missingTeams } from './roster-teams.ts';
import { SquadForm } from './squad-form.tsx';
import '../seasons.css';

const AddRosterTeams = lazy(async () => ({ default: (await import('./add-roster-teams.tsx')).AddRosterTeams }));
const SquadRoster = lazy(async () => ({ default: (await import('./squad-roster.tsx')).SquadRoster }));
const SquadStanding = lazy(async () => ({ default: (await import('./squad-standing.tsx')).SquadStanding }));

/** Captains and organizers see the code of a squad. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const view = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  const led = view.squads.filter(({ code }) => code !== undefined);
  const isOrganiser = view.may.includes('publishSchedule');
  if (led.length === 0 && !isOrganiser) throw redirect(paths.season(seasonId));
  const decides = view.may.includes('manageRegistrations');
  const none = { registrations: [], sheet: { squads: [] }, people: [], may: [] as readonly string[] };
  const { teamId } = view.season;
  // Organizers of a season alone may see neither its community nor the roster of it.
  const [{ registrations }, roster, community] = decides
    ? await Promise.all([
        operations(seasonsContract).listSeasonRegistrations({ seasonId }, { signal }),
        operations(teamRoster)
          .listRoster({ teamId }, { signal })
          .catch(() => none),
        operations(teams)
          .getTeam({ teamId }, { signal })
          .catch(() => none),
      ])
    : [none, none, none];
  const free = registrations.filter(({ status }) => status === 'registered' || status === 'started');
  const imports = community.may.includes('manageMembers') && isEditable(view.season.status);
  return { view, led, free, isOrganiser, decides, imports, rosterTeams: missingTeams(roster, view.squads) };
}

/** The teams of a season that the reader can edit: details, rosters and status. */
export function Component() {
  const { view, led, free, isOrganiser, decides, imports, rosterTeams } = useLoaderData<typeof loader>();
  const { season } = view;
  return (
    <Page
      title={`Teams of ${season.label}`}
      back={{ to: paths.season(season.seasonId), text: season.label }}
      width="narrow"
      actions={
        imports && (
          <PageButton to={paths.teamImport(season.teamId, season.seasonId)}>Import teams and players</PageButton>
        )
      }
    >
      <SpaceBetween size="l">
        {rosterTeams.length > 0 && (
          <Suspense>
            <AddRosterTeams season={season} teams={rosterTeams} />
          </Suspense>
        )}
        {led.length === 0 && (
          <p>
            {imports ? 'No teams yet. Import them with their players from a file, or ' : 'No teams yet. '}
            <AppLink to={paths.seasonRegistrations(season.seasonId)}>{imports ? 'add a team' : 'Add a team'}</AppLink>
            {imports && '.'}
          </p>
        )}
        {led.map((squad) => (
          <ExpandableSection
            key={`${squad.squadId} ${squad.version}`}
            variant="container"
            headerText={squad.name}
            headerDescription={squadLabel[squad.status]}
            defaultExpanded={led.length === 1}
          >
            <SpaceBetween size="l">
              <SquadForm squad={squad} others={view.squads} isOrganiser={isOrganiser} />
              <Suspense>
                <SquadRoster squad={squad} free={free} isOrganiser={decides} />
              </Suspense>
              <Suspense>
                <SquadStanding squad={squad} isOrganiser={isOrganiser} />
              </Suspense>
            </SpaceBetween>
          </ExpandableSection>
        ))}
      </SpaceBetween>
    </Page>
  );
}
