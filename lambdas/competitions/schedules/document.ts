import { gunzipSync, gzipSync } from 'node:zlib';
import type { Unmet } from '#shared/competitions/schedules/receipt/unmet.ts';
import type { Unplaced } from '#shared/competitions/schedules/receipt/unplaced.ts';
import type { ScheduledMatch, ScheduleVersion } from '#shared/competitions/schedules/version.ts';
import { Problem } from '#shared/contract/errors.ts';

/** What is kept of a version. */
export interface ScheduleDocument {
  readonly matches: readonly ScheduledMatch[];
  readonly unplaced: readonly Unplaced[];
  readonly unmet: readonly Unmet[];
  readonly cost: number;
}

/** A row of the table holds 400 KB. */
const mostCharacters = 380_000;
/** So many reasons are never read. */
const mostUnmet = 300;

export const documentOf = ({ matches, unplaced, unmet, cost }: ScheduleVersion): ScheduleDocument => ({
  matches,
  unplaced,
  unmet: unmet.slice(0, mostUnmet),
  cost,
});

/** @throws {Problem} schedule.tooLarge */
export function pack(document: ScheduleDocument): string {
  const packed = gzipSync(JSON.stringify(document)).toString('base64');
  if (packed.length > mostCharacters) throw new Problem('schedule.tooLarge');
  return packed;
}

export const unpack = (packed: string): ScheduleDocument =>
  JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString());
