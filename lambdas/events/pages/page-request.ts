import type { PageRequest } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { EventId } from '#shared/ids.ts';

/** The key of a private event's link, as its address carries it. */
const shareToken = /^[A-Za-z0-9_-]{22}$/;

/**
 * The event that an address names and the key that it carries.
 * @throws {Problem} event.notFound
 */
export function eventAsked({ path, query }: PageRequest): { eventId: string; token?: string } {
  const eventId = EventId.safeParse(path.eventId);
  if (!eventId.success) throw new Problem('event.notFound');
  const token = query.t !== undefined && shareToken.test(query.t) ? query.t : undefined;
  return { eventId: eventId.data, ...(token !== undefined && { token }) };
}
