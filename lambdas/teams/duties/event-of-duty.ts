import type { HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { StoredDuty } from './store.ts';

export type DutyEvents = Pick<HostedEvents, 'findWithLine'>;

/** How far a duty is from the start of the event that it is for. @throws {Problem} event.notFound, also of another team */
export async function offsetFrom(
  { eventId }: StoredDuty['facts'],
  at: Pick<StoredDuty, 'teamId' | 'startsAt'>,
  events: DutyEvents,
): Promise<Pick<StoredDuty, 'eventOffsetMinutes'>> {
  if (!eventId) return {};
  const event = (await events.findWithLine(eventId))?.event;
  if (event?.hostingTeam !== at.teamId || event.status === 'cancelled') throw new Problem('event.notFound');
  return { eventOffsetMinutes: Math.round((Date.parse(at.startsAt) - Date.parse(event.startsAt)) / 60_000) };
}
