import type { Event } from '#shared/events/details/schemas.ts';

/** Why a reader sees no names, if they see none. */
export function guestListWords(event: Event, isIn: boolean, decides: boolean): string | undefined {
  if (decides) return undefined;
  if (event.showCountOnly || event.guestListVisibility === 'hosts') return 'Only hosts see who’s in.';
  if (event.guestListVisibility === 'participants' && !isIn) return 'Join to see who’s in.';
  return undefined;
}
