import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** A series as whoever looks may see it; without a session nobody stands anywhere. */
export type SeenSeries = Answer<typeof seriesContract.operations.getSeries>;

/** The series of an event that is one date of it. */
export async function seeSeries(
  { seriesId, status }: Event,
  input: { eventId: string; token?: string },
  signal: AbortSignal,
): Promise<SeenSeries | undefined> {
  if (!seriesId || status === 'draft') return undefined;
  if (hasSession()) return operations(seriesContract).getSeries(input, { signal });
  const { next, ...seen } = await operations(seriesContract).getPublicSeries(input, { signal });
  return { ...seen, next: next.map((one) => ({ ...one, mine: 'none' as const })), isStanding: false };
}
