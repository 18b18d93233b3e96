import type { Table } from '#lambdas/kernel/data/table.ts';
import type { AnnouncedThings, AnnouncingRight } from '#lambdas/notifications/ports/announcements/announced.ts';
import { mayFor } from '#shared/teams/permissions.ts';
import { createMemberships } from '../memberships.ts';
import { createListPlayersWithoutLogin } from '../roster/players-without-login.ts';
import type { StoredInvite } from '../roster/stored-invite.ts';
import { createTeamSheets } from '../roster/team-sheets.ts';
import { createTeamReader, teamPermissionsIn } from '../teams.ts';

/** Communities with their members and the teams of their rosters; people who wait to be invited and children are in them as well. */
export function createAnnouncedTeams(table: Table): AnnouncedThings {
  const [teams, memberships, sheets] = [createTeamReader(table), createMemberships(table), createTeamSheets(table)];
  const withoutLogin = createListPlayersWithoutLogin(table);
  const permissionsIn = teamPermissionsIn(teams, memberships);
  return {
    find: async (teamId) => {
      const team = await teams.find(teamId);
      if (!team) return undefined;
      const [members, people, { sheet }] = await Promise.all([
        memberships.ofTeam(teamId),
        withoutLogin(teamId),
        sheets.find(teamId),
      ]);
      const all = [
        ...members.map(({ userId, details }) => ({ personId: userId, squadIds: details?.squadIds ?? [] })),
        ...people.map((one) => ({ personId: idOf(one), squadIds: one.details?.squadIds ?? [] })),
      ];
      const squads = sheet.squads.map(({ squadId, name }) => ({
        key: squadId,
        kind: 'team' as const,
        name,
        personIds: all.filter(({ squadIds }) => squadIds.includes(squadId)).map(({ personId }) => personId),
      }));
      const { name } = team.facts;
      const names = new Map(people.map((one) => [idOf(one), one.name ?? '']));
      return {
        name,
        teamId,
        names,
        asked: [...members.filter(isAsked).map(({ userId }) => userId), ...people.map(idOf)],
        groups: [{ key: 'members', kind: 'members', personIds: all.map(({ personId }) => personId) }, ...squads],
        facts: (origin) => ({ action: { label: 'See the community', url: `${origin}/team/${teamId}` } }),
        authorIs: name,
        because: `you’re a member of ${name}`,
      };
    },
    rightOf: async (teamId, userId) => {
      const [may, membership] = await Promise.all([
        permissionsIn(userId, teamId),
        memberships.find({ userId, teamId }),
      ]);
      if (!may) return undefined;
      const invites = may.includes('manageMembers');
      if (may.includes('announce')) return { sendsTo: 'all', invites };
      return { sendsTo: ownSquads(membership), invites };
    },
  };
}

type Member = Awaited<ReturnType<ReturnType<typeof createMemberships>['find']>>;

/** A child is who they are in their family, a player without an account who they play as. */
const idOf = ({ dependantId, personId, inviteId }: StoredInvite): string => dependantId ?? personId ?? inviteId;

/** Guardians are members for their children, and are asked with them. */
const isAsked = ({ pausedAt, roles }: NonNullable<Member>): boolean =>
  !pausedAt && roles.some((role) => role !== 'follower' && role !== 'guardian');

/** A captain speaks to their own teams. */
function ownSquads(membership: Member): AnnouncingRight['sendsTo'] {
  const own = membership?.details?.squadIds ?? [];
  return own.filter((squadId) => mayFor(membership?.roles ?? [], 'announce', { squadId, own }));
}
