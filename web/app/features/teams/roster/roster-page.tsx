import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
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
import { JoinCode } from '../invites/join-code.tsx';
import { OwnEntry } from './own-entry.tsx';
import { AddToRoster } from './people/add-to-roster.tsx';
import { InviteAll } from './people/invite-all.tsx';
import { RosterFilter } from './roster-filter.tsx';
import { RosterList } from './roster-list.tsx';
import { askedOf } from './roster-search.ts';
import '../details/teams.css';

const SheetForm = lazy(async () => ({ default: (await import('./sheet-form.tsx')).SheetForm }));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { signal } = request;
  const { team, may, roles, joinCode } = await operations(teams).getTeam({ teamId }, { signal });
  if (roles.length === 0) throw redirect(paths.team(teamId));
  const asked = askedOf(request.url);
  const [listed, me] = await Promise.all([
    operations(teamRoster).listRoster({ teamId, ...asked }, { signal }),
    loadMe(),
  ]);
  return { team, may, asked, joinCode, ...listed, userId: me.state === 'success' ? me.userId : '' };
}

/** The players of a community, found by name, role or group. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const { team, may, asked, people, own, isClosed, sheet, nextCursor } = page;
  const manages = may.includes('manageMembers') && team.status === 'active';
  const waiting = people.filter(({ status }) => status === 'notInvited');
  return (
    <Page
      title={`Roster of ${team.name}`}
      description={quantity(team.memberCount, 'member')}
      actions={manages && waiting.length > 0 && <InviteAll teamId={team.teamId} people={waiting} />}
      back={{ to: paths.team(team.teamId), text: team.name }}
    >
      <SpaceBetween size="l">
        {!manages && own && <OwnEntry key={own.version} teamId={team.teamId} entry={own} sheet={sheet} />}
        {isClosed ? <p>Only organizers can see the full roster.</p> : <Players {...page} manages={manages} />}
        {nextCursor && <AppLink to={`?${new URLSearchParams({ ...asked, cursor: nextCursor })}`}>More players</AppLink>}
        {manages && <Managing {...page} />}
      </SpaceBetween>
    </Page>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

const Players = ({ team, asked, entries, people, sheet, userId, manages }: Loaded & { readonly manages: boolean }) => (
  <RosterList
    teamId={team.teamId}
    entries={entries}
    people={people}
    sheet={sheet}
    manages={manages}
    ownId={userId}
    filter={<RosterFilter asked={asked} squads={sheet.squads} />}
    adding={manages && <AddToRoster teamId={team.teamId} />}
  />
);

/** Below the players: the code that lets more in, files, settings, and the organizer's own line. */
function Managing({ team: { teamId, name }, joinCode, own, sheet, sheetVersion }: Loaded) {
  const [isLayingOut, setLayingOut] = useState(false);
  return (
    <>
      <Container header={<Header variant="h2">Team code</Header>}>
        {joinCode ? (
          <JoinCode joinCode={joinCode} teamName={name} />
        ) : (
          <AppLink to={paths.teamInvites(teamId)}>Create a code that lets players join</AppLink>
        )}
      </Container>
      <SpaceBetween direction="horizontal" size="m" alignItems="center">
        <AppLink to={paths.teamImport(teamId)}>Import or export</AppLink>
        <Button onClick={() => setLayingOut(!isLayingOut)} ariaExpanded={isLayingOut}>
          Roster settings
        </Button>
      </SpaceBetween>
      <Suspense>
        {isLayingOut && <SheetForm key={sheetVersion} teamId={teamId} sheet={sheet} version={sheetVersion} />}
      </Suspense>
      {own && <OwnEntry key={own.version} teamId={teamId} entry={own} sheet={sheet} />}
    </>
  );
}
