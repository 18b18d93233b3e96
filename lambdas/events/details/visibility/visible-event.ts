import { idsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { type LettingIn, maySee } from '../../ports/event-visibility.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { EventStore } from '../store.ts';
import type { StoredEvent } from '../stored-event.ts';

/**
 * An event with its line, for a reader who may see it.
 * @throws {Problem} event.notFound, also when it exists and they may not know
 */
export async function visibleEvent(
  { eventId, token }: { eventId: string; token?: string | undefined },
  events: Pick<EventStore, 'findWithLine'> & LettingIn,
  userId?: string,
): Promise<{ event: StoredEvent; line: StoredLine }> {
  const found = await events.findWithLine(eventId);
  if (!found || !(await maySee(found, { userId, token }, events))) throw new Problem('event.notFound');
  return found;
}

/** The same events where a person answers for themselves: seeing an event as a guardian is no invitation to it. */
export const forThemselves = <Events extends LettingIn>(events: Events): Events => ({
  ...events,
  dependantsOf: undefined,
});

/** The same events where a guardian answers for one child: no other child of theirs lets this one in. */
export const forDependant = <Events extends LettingIn>(events: Events, dependant: Dependant): Events => ({
  ...events,
  dependantsOf: async () => idsOf(dependant),
});
