import type { Event } from '#shared/events/details/schemas.ts';
import type { SeriesPass } from '#shared/events/series/pass/contract.ts';

export interface PassProps {
  /** The date whose page this is. */
  readonly event: Event;
  readonly pass: SeriesPass;
}
