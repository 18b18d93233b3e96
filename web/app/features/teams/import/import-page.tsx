import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { saveFile } from '#web/app/media/save-file.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { loadOpenSeasons, seasonIn } from './import-for-season.ts';
import { ImportForm } from './import-form.tsx';
import '../details/teams.css';

const IntoSeasons = lazy(async () => ({ default: (await import('./into-seasons.tsx')).IntoSeasons }));
const ImportHistory = lazy(async () => ({ default: (await import('./import-history.tsx')).ImportHistory }));

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('manageMembers')) throw redirect(paths.team(teamId));
  const [{ sheet }, { imports }, seasons] = await Promise.all([
    operations(teamRoster).listRoster({ teamId }, { signal }),
    operations(teamRoster).listTeamImports({ teamId }, { signal }),
    loadOpenSeasons(teamId, signal),
  ]);
  const season = seasons.find(({ seasonId }) => seasonId === seasonIn(url));
  return { team, sheet, imports, seasons, season, at: new Date().toISOString() };
}

/** Imports a roster: match the columns, preview, then import. It can be undone. */
export function Component() {
  const { team, sheet, imports, seasons, season, at } = useLoaderData<typeof loader>();
  const [latest] = imports;
  const isFresh = latest?.status === 'done' && latest.undoUntil > at;
  const save = async () => {
    const text = await operations(teamRoster).exportRoster({ teamId: team.teamId });
    saveFile(text, `${team.slug}-roster.csv`);
  };
  return (
    <Page
      title={`Import into ${team.name}`}
      back={
        season
          ? { to: paths.seasonTeams(season.seasonId), text: `Teams of ${season.label}` }
          : { to: paths.teamRoster(team.teamId), text: 'Roster' }
      }
      width="narrow"
    >
      <SpaceBetween size="l">
        <Button iconName="download" onClick={() => void save()}>
          Export roster
        </Button>
        {isFresh && seasons.length > 0 && sheet.squads.length > 0 && (
          <Suspense>
            <IntoSeasons seasons={season ? [season] : seasons} />
          </Suspense>
        )}
        <ImportForm key={imports.length} teamId={team.teamId} sheet={sheet} seasonId={season?.seasonId} />
        <Suspense>
          <ImportHistory teamId={team.teamId} imports={imports} at={at} />
        </Suspense>
      </SpaceBetween>
    </Page>
  );
}
