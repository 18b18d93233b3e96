import type { Event } from '#shared/events/details/schemas.ts';

/** Why somebody sees no names, if they do not. */
export function guestListWords(event: Event, isIn: boolean, decides: boolean): string | undefined {
  if (decides) return undefined;
  if (event.showCountOnly || event.guestListVisibility === 'hosts') return 'Only the hosts see who is in.';
  if (event.guestListVisibility === 'participants' && !isIn) return 'People who are in see who else is.';
  return undefined;
}
