import { toInstant } from '#shared/time.ts';
import type { Match } from './schemas.ts';

/** When a match begins; undefined of one without a time. */
export const startOfMatch = ({ localStart, timeZone }: Pick<Match, 'localStart' | 'timeZone'>): Date | undefined =>
  localStart && timeZone ? toInstant(localStart, timeZone) : undefined;
