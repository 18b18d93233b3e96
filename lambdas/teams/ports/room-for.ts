import { teamEntitlements } from '#shared/payments/entitlements.ts';
import type { StoredTeam } from './teams.ts';

/** How many more members a community has room for. */
export const placesLeft = (team: Pick<StoredTeam, 'memberLimit' | 'plan' | 'memberCount'>): number =>
  Math.max(0, roomFor(team) - team.memberCount);

/** How many members a community may have: what its people set, within its plan. */
export const roomFor = ({ memberLimit, plan }: Pick<StoredTeam, 'memberLimit' | 'plan'>): number =>
  Math.min(memberLimit, teamEntitlements(plan).members);
