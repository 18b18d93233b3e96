import type { Message } from '#shared/contract/message.ts';
import { rsvpChanged } from '#shared/events/messages.ts';
import type { Situation } from '../details/situation.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { LeftByThemselves } from './left-by-themselves.ts';

/** What tells a person's own joins and leaves from those of which something else tells. */
export interface Elsewhere {
  /** Whether a person's standing follows from an answer to the whole series, of which one mail tells. */
  readonly isToldWithSeries: (event: StoredEvent, userId: string) => Promise<boolean>;
  /** Whether they came by a pass for the series, of which the receipt tells. */
  readonly isToldWithPass: (event: StoredEvent, userId: string) => Promise<boolean>;
  /** The same of leaving the whole series. */
  readonly leftWithSeries: (event: StoredEvent, userId: string, at: string) => Promise<boolean>;
  readonly leftByThemselves: LeftByThemselves;
}

/** Of a join or a leave that another mail tells of, and of an end that was no leave. */
export async function isNotifiedElsewhere(
  { type, data, occurredAt }: Message,
  situation: Situation,
  by: Elsewhere,
): Promise<boolean> {
  if (type !== rsvpChanged.name) return false;
  const change = rsvpChanged.data.parse(data);
  const { userId, from, to } = change;
  if (to === 'in' && (await by.isToldWithPass(situation.event, userId))) return true;
  // Those who decide about a request hear of each.
  if (from === 'none') return to !== 'requested' && by.isToldWithSeries(situation.event, userId);
  if (to !== 'none') return false;
  return !(await by.leftByThemselves(change, situation)) || by.leftWithSeries(situation.event, userId, occurredAt);
}
