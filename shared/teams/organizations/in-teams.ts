import type { TeamPermission } from '../permissions.ts';
import { heads, holds, type OrganizationRole } from './roles.ts';

/** What a role gives in the teams of the organisation: in the team itself, in its events, in its seasons. */
const inTeams = {
  team: {
    publishSchedule: ['scheduler'],
    manageMoney: ['finance'],
    markPaid: ['finance'],
    refund: ['finance'],
    viewSubmissions: ['registrar'],
  },
  event: { manageEvents: heads, manageJoiners: heads, checkIn: heads },
  season: {
    publishSchedule: ['scheduler', 'programAdmin'],
    enterScores: ['scheduler', 'programAdmin'],
    manageRegistrations: ['registrar', 'programAdmin'],
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<TeamPermission, readonly OrganizationRole[]>>>>>;

export type ThingOfTeam = keyof typeof inTeams;

/**
 * What a person with these roles in the organisation may do in one of its teams besides what they may as a member of it.
 * Heads of an organisation do not lead its seasons by that alone: they can make themselves schedulers.
 */
export function mayInTeams(roles: readonly string[], thing: ThingOfTeam): readonly TeamPermission[] {
  const rows = Object.entries(inTeams[thing]) as [TeamPermission, readonly OrganizationRole[]][];
  return rows.filter(([, having]) => holds(having, roles)).map(([permission]) => permission);
}
