import { handler } from '#lambdas/accounts/deletion/api.ts';
import { handler as watch } from '#lambdas/accounts/deletion/watch.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createWrite } from '#lambdas/teams/details/writes/store.ts';
import { comesOn, goesOff } from '#lambdas/teams/members/member-writes.ts';
import type { TeamFacts } from '#lambdas/teams/ports/team.entity.ts';
import { deletionContract } from '#shared/accounts/deletion/contract.ts';
import type { TeamRole } from '#shared/teams/permissions.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { product } from '../../product/product.ts';
import '../user-pool.ts';

export const leavingApi = product.client(deletionContract, handler);

const write = createWrite(table(), createRetry());
const since = '2026-01-01T00:00:00.000Z';

/** Puts a user on the roster of a team of this name and takes them off it, with what their account counts of it. */
export const onRoster = {
  add: async (userId: string, name: string, roles: readonly TeamRole[] = ['member']): Promise<boolean> => {
    const team = { teamId: `tea_${name}`, facts: { name } as TeamFacts };
    return (await write((rows) => comesOn(rows, team, { userId, roles, since }))).length === 0;
  },
  remove: async (userId: string, name: string): Promise<boolean> =>
    (await write((rows) => goesOff(rows, { userId, teamId: `tea_${name}` }))).length === 0,
};

/** Deletes a user’s account as they do, and lets everything follow that does at once. */
export async function leave(person: { readonly userId: string }): Promise<void> {
  await leavingApi.signedInAs(person).deleteUser({ confirmation: 'DELETE' });
  await settle();
}

/** Lets everything follow, in the indexes of searches too. */
export async function settle(): Promise<void> {
  await product.drain();
  await product.index();
  await product.drain();
}

/** Lets a time pass, with the work on erasures that is due in it. */
export async function tendLater(minutes = 16): Promise<void> {
  product.clock.forwardMinutes(minutes);
  await runJob(watch);
  await settle();
}
