import { Problem } from '#shared/contract/errors.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import type { EventStore } from '../../details/store.ts';
import { forDependant, forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';

/** An event that each player who comes may know: seeing it as the guardian of one child lets no other in. */
export async function seenByAll(
  at: { readonly eventId: string; readonly token?: string | undefined },
  people: readonly (Dependant | undefined)[],
  userId: string,
  { events }: { readonly events: EventStore },
): ReturnType<typeof visibleEvent> {
  const found = await events.findWithLine(at.eventId);
  const once = { ...events, findWithLine: async () => found };
  const seen = await Promise.all(
    people.map((one) => visibleEvent(at, one ? forDependant(once, one) : forThemselves(once), userId)),
  );
  const [first] = seen;
  if (!first) throw new Problem('event.notFound');
  return first;
}
