import { Problem } from '#shared/contract/errors.ts';
import type { FindNamedThing } from '../ports/named-things.ts';
import type { StoredDuty } from './store.ts';

/** How far a duty is from the start of the event that it is for. @throws {Problem} event.notFound, also of another team */
export async function offsetFrom(
  { eventId }: StoredDuty['facts'],
  at: Pick<StoredDuty, 'teamId' | 'startsAt'>,
  things: FindNamedThing,
): Promise<Pick<StoredDuty, 'eventOffsetMinutes'>> {
  if (!eventId) return {};
  const event = await things(eventId);
  if (!event?.startsAt || event.teamId !== at.teamId || event.status === 'cancelled')
    throw new Problem('event.notFound');
  return { eventOffsetMinutes: Math.round((Date.parse(at.startsAt) - Date.parse(event.startsAt)) / 60_000) };
}
