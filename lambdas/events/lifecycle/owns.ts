import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/**
 * Whether an event may be handed over or to delete: who created it, and who owns the community that hosts it. It
 * takes more than managing it.
 */
export async function owns(
  { creatorId, hostingTeam }: Pick<StoredEvent, 'creatorId' | 'hostingTeam'>,
  caller: Caller,
  memberships: Pick<Memberships, 'find'>,
): Promise<boolean> {
  const { userId } = actorOf(caller);
  if (creatorId === userId || caller.account?.isPlatformAdmin) return true;
  const membership = hostingTeam ? await memberships.find({ userId, teamId: hostingTeam }) : undefined;
  return membership?.roles.includes('owner') === true;
}
