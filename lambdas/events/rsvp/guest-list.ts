import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { LettingIn } from '../ports/event-visibility.ts';
import type { StoredLine } from './line/line.ts';

interface Reader {
  readonly userId: string;
  readonly isManager: boolean;
  readonly isIn: boolean;
}

/**
 * Whether a reader may see the names of the people who are in, besides their own. Of an event in a community for young people
 * none but its members, who is in, and guardians of a child who is on the list do, whatever its guest list is shown to.
 */
export async function seesNames(
  event: StoredEvent,
  line: StoredLine,
  reader: Reader,
  { isOfYouth, standingIn, dependantsOf }: LettingIn,
): Promise<boolean> {
  if (!isShownTo(event, reader)) return false;
  if (reader.isManager || reader.isIn || !(await isOfYouth?.(event))) return true;
  if (await standingIn?.(event, reader.userId)) return true;
  const children = (await dependantsOf?.(reader.userId)) ?? [];
  return children.some((child) => isOnLine(child, line));
}

function isShownTo(
  { guestListVisibility = 'everyone', showCountOnly }: Pick<StoredEvent, 'guestListVisibility' | 'showCountOnly'>,
  { isManager, isIn }: Pick<Reader, 'isManager' | 'isIn'>,
): boolean {
  if (isManager) return true;
  if (showCountOnly || guestListVisibility === 'hosts') return false;
  return guestListVisibility === 'everyone' || isIn;
}
