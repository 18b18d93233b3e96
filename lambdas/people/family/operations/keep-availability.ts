import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { family } from '#shared/people/family/contract.ts';
import { hoursToKeep } from '../../availability/hours-to-keep.ts';
import type { DependantReader } from '../../ports/family/dependants.ts';
import { guarding } from '../../ports/family/guarding.ts';
import type { DependantAvailabilityStore } from '../dependants/availability-store.ts';

type Operations = (typeof family)['operations'];

interface Parts {
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly hours: DependantAvailabilityStore;
}

export async function getDependantAvailability(
  { dependantId }: Parsed<Operations['getDependantAvailability']>,
  caller: Caller,
  { dependants, hours }: Parts,
): Promise<Output<Operations['getDependantAvailability']>> {
  guarding(await dependants.find(dependantId), actorOf(caller).userId, caller.now);
  const availability = await hours.find(dependantId);
  return availability ? { availability } : {};
}

/** A guardian who answers for them says when they can come: it is the same right, and a condition of the write. */
export async function saveDependantAvailability(
  { dependantId, version, ...said }: Parsed<Operations['saveDependantAvailability']>,
  caller: Caller,
  { dependants, hours }: Parts,
): Promise<Output<Operations['saveDependantAvailability']>> {
  const { userId: guardianId } = actorOf(caller);
  const { now } = caller;
  guarding(await dependants.find(dependantId), guardianId, now, 'rsvp');
  const facts = hoursToKeep(said, now);
  const saved = await hours.save({ dependantId, guardianId }, version, facts, now);
  if (saved === 'noRight') throw new Problem('access.denied');
  if (saved === 'written') return { ...facts, version: version + 1 };
  const stored = await hours.find(dependantId);
  throw new Problem('record.changed', { currentVersion: stored?.version ?? 0 });
}
