import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { findEntries } from '../../text/find-entries.ts';
import type { WordReader } from '../../text/store.ts';

type Input = Parsed<typeof discovery.operations.fullSearch>;
type Answer = Output<typeof discovery.operations.fullSearch>;

/** Everything that can be found by typing, what is near a city first. */
export async function fullSearch(input: Input, read: WordReader, now: Date): Promise<Answer> {
  const { text, kind, limit, lat, lng } = input;
  const near = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const { entries, ...rest } = await findEntries({ text, kind, near, wanted: limit, now: now.toISOString() }, read);
  return {
    ...rest,
    entries: entries.map((entry) => ({
      ...entry,
      ...(near && entry.point && { distanceMiles: Math.round(distanceMiles(near, entry.point)) }),
    })),
  };
}
