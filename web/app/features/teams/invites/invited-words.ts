import { quantity } from '#shared/quantity.ts';

/** What an organizer reads after inviting. */
export function invitedWords({ invited }: { readonly invited: number }): string {
  if (invited === 0) return 'They all have an invite already';
  return invited === 1 ? 'Invite sent' : `${quantity(invited, 'invite')} sent`;
}
