import type { StoredEvent } from '../details/stored-event.ts';

/** Whether a reader may see the names of the people who are in, besides their own. */
export function seesNames(
  { guestListVisibility = 'everyone', showCountOnly }: Pick<StoredEvent, 'guestListVisibility' | 'showCountOnly'>,
  { isManager, isIn }: { readonly isManager: boolean; readonly isIn: boolean },
): boolean {
  if (isManager) return true;
  if (showCountOnly || guestListVisibility === 'hosts') return false;
  return guestListVisibility === 'everyone' || isIn;
}
