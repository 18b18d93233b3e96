import { quantity } from '#shared/quantity.ts';

interface Invited {
  readonly invited: number;
}

/** How many were invited, or will be. */
export function invitedWords({ invited }: Invited, { inviteSendAt }: { readonly inviteSendAt?: unknown }): string {
  if (invited === 0) return 'Everyone was already invited';
  const people = quantity(invited, 'person', 'people');
  return `${people} ${inviteSendAt === undefined ? 'invited' : 'will be invited then'}`;
}
