import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { quantity } from '#shared/quantity.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { RosterList } from './roster-list.tsx';
import { askedOf } from './roster-search.ts';
import '../details/teams.css';

const OwnEntry = lazy(async () => ({ default: (await import('./own-entry.tsx')).OwnEntry }));
const OwnChildren = lazy(async () => ({ default: (await import('./own-children.tsx')).OwnChildren }));
const AddToRoster = lazy(async () => ({ default: (await import('./people/add-to-roster.tsx')).AddToRoster }));
const InviteAll = lazy(async () => ({ default: (await import('./people/invite-all.tsx')).InviteAll }));
const RosterFilter = lazy(async () => ({ default: (await import('./roster-filter.tsx')).RosterFilter }));
const Managing = lazy(async () => ({ default: (await import('./managing.tsx')).Managing }));

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
  const { team, may, asked, people, own, children, isClosed, sheet, nextCursor } = page;
  const manages = may.includes('manageMembers') && team.status === 'active';
  const others = people.filter(({ status }) => status !== 'joined').length;
  const waiting = people.filter(({ status }) => status === 'notInvited');
  return (
    <Page
      title={`Roster of ${team.name}`}
      description={[quantity(team.memberCount, 'member'), others > 0 && `${quantity(others, 'player')} not joined yet`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        manages &&
        waiting.length > 0 && (
          <Suspense>
            <InviteAll teamId={team.teamId} people={waiting} />
          </Suspense>
        )
      }
      back={{ to: paths.team(team.teamId), text: team.name }}
    >
      <SpaceBetween size="l">
        <Suspense>
          {!manages && own && <OwnEntry key={own.version} teamId={team.teamId} entry={own} sheet={sheet} />}
        </Suspense>
        <Suspense>{children.length > 0 && <OwnChildren team={team} children={children} />}</Suspense>
        {isClosed ? <p>Only organizers can see the full roster.</p> : <Players {...page} manages={manages} />}
        {nextCursor && (
          <MoreLink to={`?${new URLSearchParams({ ...asked, cursor: nextCursor })}`}>More players</MoreLink>
        )}
        {manages && (
          <LaterPart height={480}>
            <Managing {...page} />
          </LaterPart>
        )}
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
    filter={
      <LaterPart height={64}>
        <RosterFilter asked={asked} squads={sheet.squads} />
      </LaterPart>
    }
    adding={
      manages && (
        <LaterPart height={84}>
          <AddToRoster teamId={team.teamId} />
        </LaterPart>
      )
    }
  />
);
