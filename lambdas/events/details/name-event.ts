import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import type { namedThingEntity } from '#lambdas/teams/ports/named-thing.entity.ts';
import type { StoredEvent } from './stored-event.ts';

type Rows = RowsOf<{ readonly named: ReturnType<typeof namedThingEntity> }>;

/** The parts of a transaction by which the community of an event knows what it is called and when it is. */
export function nameEvent({ named }: Rows, after: StoredEvent, before?: StoredEvent) {
  const { eventId: refId, title: name, hostingTeam: teamId, status, startsAt } = after;
  if (teamId) return [named.put({ refId, name, teamId, status, startsAt }).commit()];
  return before?.hostingTeam ? [named.delete({ refId }).commit()] : [];
}
