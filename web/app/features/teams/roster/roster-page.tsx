import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { quantity } from '#shared/quantity.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { OwnEntry } from './own-entry.tsx';
import { RosterFilter } from './roster-filter.tsx';
import { RosterList } from './roster-list.tsx';
import { askedOf } from './roster-search.ts';
import '../details/teams.css';

const SheetForm = lazy(async () => ({ default: (await import('./sheet-form.tsx')).SheetForm }));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { signal } = request;
  const { team, may, roles } = await operations(teams).getTeam({ teamId }, { signal });
  if (roles.length === 0) throw redirect(paths.team(teamId));
  const asked = askedOf(request.url);
  const [listed, me] = await Promise.all([
    operations(teamRoster).listRoster({ teamId, ...asked }, { signal }),
    loadMe(),
  ]);
  return { team, may, asked, ...listed, userId: me.state === 'success' ? me.userId : '' };
}

/** The players of a community, found by name, role or squad. */
export function Component() {
  const { team, may, asked, entries, own, isClosed, sheet, sheetVersion, nextCursor, userId } =
    useLoaderData<typeof loader>();
  const [isLayingOut, setLayingOut] = useState(false);
  const manages = may.includes('manageMembers') && team.status === 'active';
  const ownLine = own && <OwnEntry key={own.version} teamId={team.teamId} entry={own} sheet={sheet} />;
  const list = (
    <RosterList
      teamId={team.teamId}
      entries={entries}
      sheet={sheet}
      manages={manages}
      ownId={userId}
      filter={<RosterFilter asked={asked} squads={sheet.squads} />}
    />
  );
  return (
    <Page
      title={`Roster of ${team.name}`}
      description={quantity(team.memberCount, 'member')}
      back={{ to: paths.team(team.teamId), text: team.name }}
    >
      <SpaceBetween size="l">
        {manages && (
          <SpaceBetween direction="horizontal" size="m" alignItems="center">
            <AppLink to={paths.teamImport(team.teamId)}>Import or export</AppLink>
            <Button onClick={() => setLayingOut(!isLayingOut)} ariaExpanded={isLayingOut}>
              Roster settings
            </Button>
          </SpaceBetween>
        )}
        <Suspense>
          {isLayingOut && <SheetForm key={sheetVersion} teamId={team.teamId} sheet={sheet} version={sheetVersion} />}
        </Suspense>
        {!manages && ownLine}
        {isClosed ? <p>Only organizers can see the full roster.</p> : list}
        {nextCursor && <AppLink to={`?${new URLSearchParams({ ...asked, cursor: nextCursor })}`}>More players</AppLink>}
        {manages && ownLine}
      </SpaceBetween>
    </Page>
  );
}
