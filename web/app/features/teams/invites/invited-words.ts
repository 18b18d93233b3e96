import { quantity } from '#shared/quantity.ts';

/** How many of those who were asked in had no invitation yet. */
export function invitedWords({ invited }: { readonly invited: number }): string {
  if (invited === 0) return 'Everybody of them is invited already';
  return invited === 1 ? 'One invitation is on its way' : `${quantity(invited, 'invitation')} are on their way`;
}
