import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import type { StoredTeam, TeamReader } from '../../ports/teams.ts';
import { retryOnConflict, whenMade } from '../retry-on-conflict.ts';
import { type OrganizationReader, readOrganization, type StoredOrganization } from '../stored.ts';
import { mostTeams, type Saying, type Tie, type TiesStore } from '../ties-store.ts';
import { namedTies } from '../views.ts';

type Operations = (typeof organizations)['operations'];

export interface TieParts {
  readonly organizations: OrganizationReader;
  readonly teams: TeamReader;
  readonly ties: TiesStore;
}

interface Pair {
  readonly organizationId: string;
  readonly teamId: string;
}
type Tied = Output<Operations['inviteTeam']>;

const sayingOf = (side: Saying['side'], caller: Caller): Saying => ({
  side,
  byId: actorOf(caller).userId,
  now: caller.now,
});

/** The one side says yes. What the other side said already makes it done; said twice it is said once. */
function consent(pair: Pair, saying: Saying, parts: TieParts): Promise<Tied> {
  const own = saying.side === 'team' ? ('offered' as const) : ('invited' as const);
  return retryOnConflict<Tied>(async () => {
    const { organization, team, tie } = await look(pair, parts);
    if (tie?.status === 'attached') return { status: 'attached' };
    checkFree(team, organization);
    if (tie?.status === own) return { status: own };
    if (tie) return whenMade(parts.ties.attach(organization, team, tie, saying), { status: 'attached' });
    return whenMade(parts.ties.ask(organization, team, saying), { status: own });
  });
}

async function look({ organizationId, teamId }: Pair, { organizations, teams, ties }: TieParts) {
  const [organization, team, tie] = await Promise.all([
    readOrganization(organizationId, organizations),
    teams.find(teamId),
    ties.find(organizationId, teamId),
  ]);
  if (!team) throw new Problem('team.notFound');
  return { organization, team, tie };
}

/** @throws {Problem} team.archived, organization.teamElsewhere, organization.full */
function checkFree({ status, organizationId }: StoredTeam, { teamCount }: StoredOrganization): void {
  if (status !== 'active') throw new Problem('team.archived');
  if (organizationId !== undefined) throw new Problem('organization.teamElsewhere');
  if (teamCount >= mostTeams) throw new Problem('organization.full');
}

/** A private team is hidden from outsiders, unless it asked. */
export async function inviteTeam(
  pair: Parsed<Operations['inviteTeam']>,
  caller: Caller,
  parts: TieParts,
): Promise<Tied> {
  const { team, tie } = await look(pair, parts);
  if (team.facts.visibility === 'private' && !tie) throw new Problem('team.notFound');
  return consent(pair, sayingOf('organization', caller), parts);
}

export const offerTeam = (pair: Parsed<Operations['offerTeam']>, caller: Caller, parts: TieParts): Promise<Tied> =>
  consent(pair, sayingOf('team', caller), parts);

/** The consent of both in one act: of a person who owns the team and manages the organisation, or who runs the platform. */
export async function attachTeam(
  pair: Parsed<Operations['attachTeam']>,
  caller: Caller,
  parts: TieParts,
): Promise<Tied> {
  const saying = sayingOf('organization', caller);
  return retryOnConflict<Tied>(async () => {
    const { organization, team, tie } = await look(pair, parts);
    if (team.ownerId !== saying.byId && !caller.account?.isPlatformAdmin) throw new Problem('access.denied');
    if (tie?.status === 'attached') return { status: 'attached' };
    checkFree(team, organization);
    return whenMade(parts.ties.attach(organization, team, tie, saying), { status: 'attached' });
  });
}

/** A team that is gone. */
const nameless = (teamId: string) => ({ teamId, facts: { name: '' } });

const end =
  (side: Saying['side']) =>
  (pair: Pair, caller: Caller, parts: TieParts): Promise<Record<string, never>> =>
    retryOnConflict(async (isFirst) => {
      const [organization, team, tie] = await Promise.all([
        readOrganization(pair.organizationId, parts.organizations),
        parts.teams.find(pair.teamId),
        parts.ties.find(pair.organizationId, pair.teamId),
      ]);
      if (!tie && isFirst) throw new Problem('organization.teamNotFound');
      if (!tie) return {};
      const named = team ?? nameless(pair.teamId);
      return whenMade(parts.ties.end(organization, named, tie, sayingOf(side, caller)), {});
    });
export const detachTeam = end('organization');
export const withdrawTeam = end('team');

export async function listOrganizationsOfTeam(
  { teamId }: Parsed<Operations['listOrganizationsOfTeam']>,
  { organizations, teams, ties }: TieParts,
): Promise<Output<Operations['listOrganizationsOfTeam']>> {
  const tied: readonly Tie[] = await ties.ofTeam(teamId);
  const [known, [team]] = await Promise.all([
    organizations.list(tied.map(({ organizationId }) => organizationId)),
    teams.list([teamId]),
  ]);
  return { organizations: team ? namedTies(tied, known, [team]) : [] };
}
