import Alert from '@cloudscape-design/components/alert';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { TeamId } from '#shared/ids.ts';
import { quantity } from '#shared/quantity.ts';
import { teams } from '#shared/teams/contract.ts';
import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { seesRoster } from '#shared/teams/members/sees-roster.ts';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import { Slug, type Team } from '#shared/teams/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { joinWords } from '../invites/join-words.ts';
import { kindLabel } from './edit/team-choices.ts';
import { listTeamEvents } from './list-team-events.ts';
import { loadTeamCompetitions } from './load-team-competitions.ts';
import { TeamCover, TeamCrest } from './team-crest.tsx';
import { OwnershipOffered, TeamJoining } from './team-joining.tsx';
import { TeamOverview } from './team-overview.tsx';
import { seesMoney, type TeamTab, tabIn, teamTabs } from './team-tabs.ts';
import './teams.css';
import '#web/app/shell/page/page-parts.css';
import '#web/app/shell/page/paragraphs.css';

const TeamEvents = lazy(async () => ({ default: (await import('./team-events.tsx')).TeamEvents }));
const TeamMembers = lazy(async () => ({ default: (await import('./team-members.tsx')).TeamMembers }));
const TeamMoney = lazy(async () => ({ default: (await import('../money/team-money.tsx')).TeamMoney }));
const TeamManage = lazy(async () => ({ default: (await import('./team-manage.tsx')).TeamManage }));

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs) {
  const view = await see(params.id, url, signal);
  const { team, roles } = view;
  const head = { title: team.name, description: team.tagline || team.description };
  setPageHead({ ...head, imageUrl: team.photoId && mediaPath(team.photoId) });
  const me = hasSession() ? await loadMe() : undefined;
  const isComplete = me?.state === 'success' && me.hasAdditionalInfo;
  // Readers who may not see the roster see the rest.
  const noMembers = { members: [], requests: [] };
  const none = { events: [] };
  const organizing = view.organization ?? loadTeamOrganization(team, signal);
  const [{ events: upcoming }, { members, requests = [] }, competitions] = await Promise.all([
    listTeamEvents({ teamId: team.teamId, isMember: roles.length > 0, when: 'upcoming' }, signal).catch(() => none),
    isComplete && seesRoster(team, roles.length > 0 ? roles : undefined)
      ? operations(teamMembers)
          .listTeamMembers({ teamId: team.teamId }, { signal })
          .catch(() => noMembers)
      : noMembers,
    loadTeamCompetitions(team.teamId, signal),
  ]);
  const userId = me?.state === 'success' ? me.userId : undefined;
  const organization = await organizing;
  const tab = tabIn(url);
  const plans = [...upcoming, ...competitions.seasons, ...competitions.tournaments];
  const hasPlans = everPlanned(plans, view, tab, signal);
  const money = await readMoney(view, tab, signal);
  return { view, organization, members, requests, competitions, upcoming, hasPlans, userId, tab, money };
}

/** Loaded with its tab. */
const readMoney = async (view: TeamView, tab: TeamTab, signal: AbortSignal) =>
  tab === 'money' && seesMoney(view)
    ? (await import('../money/load-team-money.ts')).loadTeamMoney(view.team.teamId, signal)
    : undefined;

/** Whether there was ever something on its calendar; undefined where that could not be read. */
async function everPlanned(plans: readonly object[], view: TeamView, tab: TeamTab, signal: AbortSignal) {
  // Only organizers are told what is left to do, where they manage the community.
  if (tab !== 'manage' || plans.length > 0 || view.may.length === 0) return true;
  const past = listTeamEvents({ teamId: view.team.teamId, isMember: view.roles.length > 0, when: 'past' }, signal);
  return past.then(
    ({ events }) => events.length > 0,
    () => undefined,
  );
}

async function see(id: string | undefined, url: string, signal: AbortSignal): Promise<TeamView> {
  try {
    const { data: teamId } = TeamId.safeParse(id);
    if (!teamId) throw redirect(paths.team(await idAt(id, signal), tabIn(url)));
    if (hasSession()) return await operations(teams).getTeam({ teamId }, { signal });
    return { team: await operations(teams).getPublicTeam({ teamId }, { signal }), roles: [], may: [], squads: [] };
  } catch (error) {
    if (error instanceof Problem && error.code === 'team.notFound') throw redirect(paths.teamNotFound);
    throw error;
  }
}

/** The id behind a slug; earlier slugs of a community work too. */
async function idAt(end: string | undefined, signal: AbortSignal): Promise<string> {
  const { data: slug } = Slug.safeParse(end);
  if (!slug) throw redirect(paths.teamNotFound);
  return (await operations(teams).getTeamBySlug({ slug }, { signal })).teamId;
}

/** Whether the reader can host events for the community or for a squad of theirs. */
const mayCreateEvents = ({ team, roles, squads }: TeamView) =>
  team.status === 'active' &&
  [undefined, ...squads.filter(({ isOwn }) => isOwn)].some((squad) =>
    hostsFor(roles, team, { squadId: squad?.squadId, own: squad ? [squad.squadId] : [] }),
  );

/** `League · Austin, TX · 9 members · Open to everyone`. */
const factsOf = ({ kind, city, memberCount, status, joinPolicy }: Team, organization?: { readonly name: string }) =>
  [
    kindLabel[kind],
    city.name,
    quantity(memberCount, 'member'),
    ...(status === 'active' ? [joinWords[joinPolicy]] : []),
    ...(organization ? [`part of ${organization.name}`] : []),
  ].join(' · ');

/** One community: cover, crest and the way in, then what each tab shows. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { view, organization, members, competitions, tab, userId } = loaded;
  const { team, offer, roles } = view;
  return (
    <BannerPage
      title={team.name}
      line={factsOf(team, organization)}
      cover={<TeamCover team={team} />}
      mark={<TeamCrest team={team} size={104} />}
      colors={team.colours}
      actions={
        <>
          <TeamJoining view={view} isSignedIn={userId !== undefined} />
          <LaterKeepThing kind="team" refId={team.teamId} />
        </>
      }
      tabs={teamTabs({ view, competitions, current: tab, hasMembers: members.length > 0 })}
    >
      {team.status === 'archived' && <Alert>This community is archived. It can’t be changed.</Alert>}
      {offer && roles.length > 0 && !roles.includes('owner') && <OwnershipOffered teamId={team.teamId} />}
      <Suspense>
        <Tab {...loaded} />
      </Suspense>
    </BannerPage>
  );
}

function Tab(loaded: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { view, upcoming, members, tab } = loaded;
  if (tab === 'events')
    return (
      <TeamEvents
        teamId={view.team.teamId}
        upcoming={upcoming}
        isMember={view.roles.length > 0}
        mayCreate={mayCreateEvents(view)}
      />
    );
  if (tab === 'members') return <TeamMembers view={view} members={members} />;
  if (tab === 'money') return <TeamMoney team={view.team} money={loaded.money} />;
  if (tab === 'manage') return <TeamManage {...loaded} />;
  return <TeamOverview {...loaded} />;
}

/** The organization of a community, for a visitor. Most have none, and load nothing of what organizations can do. */
async function loadTeamOrganization({ organizationId }: Team, signal: AbortSignal): Promise<Organization | undefined> {
  if (!organizationId) return undefined;
  const { organizations } = await import('#shared/teams/organizations/contract.ts');
  const view = await operations(organizations)
    .getOrganization({ organizationId }, { signal })
    .catch(() => undefined);
  return view?.organization;
}
