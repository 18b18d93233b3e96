import { teamEntitlements } from '#shared/payments/entitlements.ts';
import type { StoredTeam } from './teams.ts';

/** How many members a community may have: what its people set, within its plan. */
export const roomFor = ({ memberLimit, plan }: Pick<StoredTeam, 'memberLimit' | 'plan'>): number =>
  Math.min(memberLimit, teamEntitlements(plan).members);
