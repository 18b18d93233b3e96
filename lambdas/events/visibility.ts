import { timingSafeEqual } from 'node:crypto';
import { isAskedToHost, isHost } from './hosts/hosting.ts';
import type { StoredEvent } from './stored-event.ts';

/** Somebody who looks at an event. */
export interface Viewer {
  readonly userId?: string | undefined;
  /** The share token that they came with. */
  readonly token?: string | undefined;
  /** True when they are in or wait. */
  readonly isOnList?: boolean;
  /** True when a host invited them. */
  readonly isInvited?: boolean;
}

/**
 * What its series took away is nobody's. Drafts are their hosts' alone. Private events and those for invitees are for hosts, for who is on the list and for who
 * was invited; private ones also for who has the link.
 */
export function canSee(event: StoredEvent, { userId, token, isOnList = false, isInvited = false }: Viewer): boolean {
  if (event.takenAway) return false;
  if (userId !== undefined && (isHost(event, userId) || isAskedToHost(event, userId))) return true;
  if (event.status === 'draft') return false;
  if (event.visibility === 'public' || event.visibility === 'unlisted' || isOnList || isInvited) return true;
  return event.visibility === 'private' && token !== undefined && isSame(token, event.shareToken);
}

const isSame = (given: string, held: string) =>
  given.length === held.length && timingSafeEqual(Buffer.from(given), Buffer.from(held));
