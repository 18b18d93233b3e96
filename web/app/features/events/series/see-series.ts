import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { datesWords, seriesWords } from './series-words.ts';

/** A series as whoever looks may see it; without a session nobody stands anywhere. */
export type SeenSeries = Answer<typeof seriesContract.operations.getSeries>;

export type SeriesIntent =
  | { readonly intent: 'joinSeries'; readonly scope: 'all' | 'standing'; readonly group?: string }
  | { readonly intent: 'leaveSeries'; readonly seats: 'keep' | 'giveUp' };

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

export const isSeriesIntent = (sent: { intent: string }): sent is SeriesIntent => sent.intent.endsWith('Series');

/** Does it, and says what came of it. */
export async function answerSeries(sent: SeriesIntent, input: { eventId: string; token?: string }): Promise<string> {
  if (sent.intent === 'leaveSeries') {
    const { left } = await operations(seriesContract).leaveSeries({ eventId: input.eventId, seats: sent.seats });
    return left === 0 ? 'You join no more new dates' : `You have left ${datesWords(left)}`;
  }
  const { intent: _, ...answer } = sent;
  return seriesWords("You're in", await operations(seriesContract).joinSeries({ ...input, ...answer }));
}
