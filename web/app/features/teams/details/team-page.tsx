import Alert from '@cloudscape-design/components/alert';
import Badge from '@cloudscape-design/components/badge';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { TeamId } from '#shared/ids.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { teams } from '#shared/teams/contract.ts';
import { ownColours } from '#shared/teams/details/brand-colours.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { seesRoster } from '#shared/teams/members/sees-roster.ts';
import { Slug } from '#shared/teams/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { BrandBand } from '#web/app/shell/frame/brand-band.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { joinWords } from '../invites/join-words.ts';
import { TeamColumns } from '../search/team-columns.tsx';
import { kindLabel } from './edit/team-choices.ts';
import { listTeamEvents } from './list-team-events.ts';

import { loadTeamSeasons } from './load-team-seasons.ts';
import { loadTeamTournaments } from './load-team-tournaments.ts';
import './teams.css';
import '#web/app/shell/page/paragraphs.css';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import type { Team } from '#shared/teams/schemas.ts';

const TeamStanding = lazy(async () => ({ default: (await import('./team-standing.tsx')).TeamStanding }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const view = await see(params.id, signal);
  const { team, roles } = view;
  const head = { title: team.name, description: team.tagline || team.description };
  setPageHead({ ...head, imageUrl: team.photoId && mediaPath(team.photoId) });
  const me = hasSession() ? await loadMe() : undefined;
  const isComplete = me?.state === 'success' && me.hasAdditionalInfo;
  // Whoever may not see the roster sees the rest.
  const noMembers = { members: [], requests: [] };
  const none = { events: [] };
  const organizing = view.organization ?? loadTeamOrganization(team, signal);
  const [{ events: upcoming }, { members, requests = [] }, seasons, tournaments] = await Promise.all([
    listTeamEvents({ teamId: team.teamId, isMember: roles.length > 0, when: 'upcoming' }, signal).catch(() => none),
    isComplete && seesRoster(team, roles.length > 0 ? roles : undefined)
      ? operations(teamMembers)
          .listTeamMembers({ teamId: team.teamId }, { signal })
          .catch(() => noMembers)
      : noMembers,
    loadTeamSeasons(team.teamId, signal),
    loadTeamTournaments(team.teamId, signal),
  ]);
  const userId = me?.state === 'success' ? me.userId : undefined;
  const organization = await organizing;
  return { view, organization, members, requests, seasons, tournaments, upcoming, userId };
}

async function see(id: string | undefined, signal: AbortSignal): Promise<TeamView> {
  try {
    const { data: teamId } = TeamId.safeParse(id);
    if (!teamId) throw redirect(paths.team(await idAt(id, signal)));
    if (hasSession()) return await operations(teams).getTeam({ teamId }, { signal });
    return { team: await operations(teams).getPublicTeam({ teamId }, { signal }), roles: [], may: [], squads: [] };
  } catch (error) {
    if (error instanceof Problem && error.code === 'team.notFound') throw redirect(paths.teamNotFound);
    throw error;
  }
}

/** The readable end of an address, one that the community had before as well. */
async function idAt(end: string | undefined, signal: AbortSignal): Promise<string> {
  const { data: slug } = Slug.safeParse(end);
  if (!slug) throw redirect(paths.teamNotFound);
  return (await operations(teams).getTeamBySlug({ slug }, { signal })).teamId;
}

/** Whether the reader puts events under its name, or under that of a squad of theirs. */
const mayCreateEvents = ({ team, roles, squads }: TeamView) =>
  team.status === 'active' &&
  [undefined, ...squads.filter(({ isOwn }) => isOwn)].some((squad) =>
    hostsFor(roles, team, { squadId: squad?.squadId, own: squad ? [squad.squadId] : [] }),
  );

/** Where whoever keeps it goes from here; nothing is changed of one that is archived. */
const TeamWays = ({
  view: { team, may, roles },
  isActive,
}: {
  readonly view: TeamView;
  readonly isActive: boolean;
}) => (
  <SpaceBetween direction="horizontal" size="m" alignItems="center">
    <LaterKeepThing kind="team" refId={team.teamId} />
    {roles.length > 0 && <AppLink to={paths.teamRoster(team.teamId)}>Roster</AppLink>}
    {roles.length > 0 && hasFeature(team, 'duties') && <AppLink to={paths.teamDuties(team.teamId)}>Duties</AppLink>}
    {isActive && may.includes('manageMembers') && <AppLink to={paths.teamInvites(team.teamId)}>Invite</AppLink>}
    {may.includes('manageMembers') && <AppLink to={paths.teamHistory(team.teamId)}>History</AppLink>}
    {isActive && may.includes('editProfile') && <AppLink to={paths.editTeam(team.teamId)}>Edit</AppLink>}
    {isActive && may.includes('publishSchedule') && (
      <AppLink to={paths.teamExternalTeams(team.teamId)}>Outside teams</AppLink>
    )}
    {isActive && may.includes('transferTeam') && (
      <AppLink to={paths.teamOrganizations(team.teamId)}>Organizations</AppLink>
    )}
  </SpaceBetween>
);

/** One community: what it is, how to join it, who is in it, and what its people decide about it. */
export function Component() {
  const { organization, ...loaded } = useLoaderData<typeof loader>();
  const { view } = loaded;
  const { team, may } = view;
  const games = team.gameTypeIds.map((id) => gameTypeLabel(id, team.otherLabel)).join(', ');
  return (
    <Page
      title={team.name}
      description={`${kindLabel[team.kind]} in ${team.city.name}`}
      actions={<TeamWays view={view} isActive={team.status === 'active'} />}
    >
      <SpaceBetween size="l">
        {team.status === 'archived' && <Alert>This community is archived: it can be read and nothing else.</Alert>}
        {team.coverId && <img className="team-cover" src={mediaPath(team.coverId)} alt="" width="960" height="320" />}
        <BrandBand colours={team.colours ?? ownColours} photoId={team.photoId}>
          {games}
        </BrandBand>
        <SpaceBetween direction="horizontal" size="xs">
          <Badge color="blue">{quantity(team.memberCount, 'member')}</Badge>
          {team.status === 'active' && <Badge color="grey">{joinWords[team.joinPolicy]}</Badge>}
        </SpaceBetween>
        {organization && (
          <p>
            Part of <AppLink to={paths.org(organization.slug)}>{organization.name}</AppLink>
          </p>
        )}
        {team.tagline !== '' && <p className="lead">{team.tagline}</p>}
        <TeamColumns {...loaded} mayCreateEvents={mayCreateEvents(view)} />
        {may.includes('deleteTeam') && (
          <Suspense>
            <TeamStanding team={team} offer={view.offer} />
          </Suspense>
        )}
      </SpaceBetween>
    </Page>
  );
}

/** The organization that a community belongs to, for a visitor. Most have none, and need nothing of what organizations can do. */
async function loadTeamOrganization({ organizationId }: Team, signal: AbortSignal): Promise<Organization | undefined> {
  if (!organizationId) return undefined;
  const { organizations } = await import('#shared/teams/organizations/contract.ts');
  const view = await operations(organizations)
    .getOrganization({ organizationId }, { signal })
    .catch(() => undefined);
  return view?.organization;
}
