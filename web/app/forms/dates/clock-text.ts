import { toInstant, toLocal } from '#shared/time.ts';

/** An instant as a date and a time are typed, `2026-12-05T18:30`, on the clock of a zone; empty where none is given. */
export const clockText = (instant: string | undefined, timeZone: string): string =>
  instant ? toLocal(new Date(instant), timeZone).slice(0, 16) : '';

/** What was typed on the clock of a zone, seconds left out; undefined where nothing was. */
export const instantOf = (typed: string, timeZone: string): string | undefined =>
  typed === '' ? undefined : toInstant(typed.slice(0, 16), timeZone).toISOString();
