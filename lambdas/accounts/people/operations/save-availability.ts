import { dateFault, stillToCome } from '#shared/availability/dates.ts';
import type { Availability, StoredAvailability } from '#shared/availability/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { AvailabilityReader } from '../../../kernel/availabilities.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import type { AvailabilityStore } from '../availability-store.ts';

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
  const facts = { ...said, dateSpecificAvailability: stillToCome(said.dateSpecificAvailability, now) };
  refuseFarDates(facts, now);
  if (await store.save(userId, version, facts, now)) return { ...facts, version: version + 1 };
  const stored = await availabilities.find(userId);
  throw new Problem('record.changed', { currentVersion: stored?.version ?? 0 });
}

function refuseFarDates({ dateSpecificAvailability }: Availability, now: Date): void {
  const faults = dateSpecificAvailability.map(({ date }) => dateFault(date, now));
  const index = faults.findIndex((fault) => fault !== undefined);
  if (index < 0) return;
  throw new Problem('request.invalid', { fields: { [`dateSpecificAvailability.${index}.date`]: faults[index] ?? '' } });
}
