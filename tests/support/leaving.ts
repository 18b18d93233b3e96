import { handler } from '#lambdas/accounts/leaving/handler.ts';
import { handler as watch } from '#lambdas/accounts/leaving/watch/handler.ts';
import { leavingContract } from '#shared/accounts/leaving-contract.ts';
import { product } from './product.ts';
import './user-pool.ts';

export const leavingApi = product.client(leavingContract, handler);

/** Deletes somebody's account as they do, and lets everything follow that does at once. */
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
  await watch();
  await settle();
}
