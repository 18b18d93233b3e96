import { timingSafeEqual } from 'node:crypto';
import type { StoredEvent } from './stored-event.ts';

/** Somebody who looks at an event. */
export interface Viewer {
  readonly userId?: string | undefined;
  /** The share token that they came with. */
  readonly token?: string | undefined;
  /** True when they are in or wait. */
  readonly isOnList?: boolean;
}

/** Drafts are their host's alone; private events are for the host, for who is on the list and for who has the link. */
export function canSee(event: StoredEvent, { userId, token, isOnList = false }: Viewer): boolean {
  if (event.creatorId === userId) return true;
  if (event.status === 'draft') return false;
  return event.visibility !== 'private' || isOnList || (token !== undefined && isSame(token, event.shareToken));
}

const isSame = (given: string, held: string) =>
  given.length === held.length && timingSafeEqual(Buffer.from(given), Buffer.from(held));
