import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Availability, StoredAvailability } from '#shared/people/availability/schemas.ts';
import type { AvailabilityReader } from '../../ports/availability/availabilities.ts';
import type { AvailabilityStore } from '../availability-store.ts';
import { hoursToKeep } from '../hours-to-keep.ts';

interface Ports {
  readonly store: AvailabilityStore;
  readonly availabilities: Pick<AvailabilityReader, 'find'>;
}

/** Keeps one's own hours over the version one saw, 0 for the first. Dates that have passed are left out. */
export async function saveAvailability(
  { version, ...said }: Availability & { readonly version: number },
  caller: Caller,
  { store, availabilities }: Ports,
): Promise<StoredAvailability> {
  if (!caller.account) throw new Problem('user.notFound');
  const { userId } = actorOf(caller);
  const { now } = caller;
  const facts = hoursToKeep(said, now);
  if (await store.save(userId, version, facts, now)) return { ...facts, version: version + 1 };
  const stored = await availabilities.find(userId);
  throw new Problem('record.changed', { currentVersion: stored?.version ?? 0 });
}
