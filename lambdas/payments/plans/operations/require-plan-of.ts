import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { PlanWork } from '../plan-work.ts';

/**
 * Refuses callers who may not decide on the plan of a community that their input names beside the path, as the kernel does
 * for one in the path.
 * @throws {Problem} access.emailUnverified, access.profileIncomplete, team.notFound, access.denied
 */
export async function requirePlanOf(
  teamId: string,
  caller: Caller,
  { permissionsIn }: Pick<PlanWork, 'permissionsIn'>,
): Promise<void> {
  requireReady(caller);
  const held = await permissionsIn(actorOf(caller).userId, teamId);
  if (!held) throw new Problem('team.notFound');
  if (!held.includes('changePlan')) throw new Problem('access.denied');
}

/** @throws {Problem} access.emailUnverified, access.profileIncomplete */
export function requireReady({ account }: Caller): void {
  if (!account?.emailVerified) throw new Problem('access.emailUnverified');
  if (!account.hasAdditionalInfo) throw new Problem('access.profileIncomplete');
}
