import type { DutyHolder } from '#shared/teams/duties/schemas.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { StoredDuty } from './store.ts';

/** Whether a member who took a duty is still on the team: one who left holds nothing any more. */
export async function stillOn(
  duty: Pick<StoredDuty, 'teamId' | 'holders'> | undefined,
  roster: Pick<Memberships, 'find'>,
): Promise<(holder: DutyHolder) => boolean> {
  const { teamId = '', holders = [] } = duty ?? {};
  const found = await Promise.all(holders.map(({ userId }) => roster.find({ userId, teamId })));
  const gone = new Set(holders.filter((_, index) => !found[index]).map(({ userId }) => userId));
  return ({ userId }) => !gone.has(userId);
}
