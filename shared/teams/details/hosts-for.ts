import { type AtHand, mayFor, reachesOf, type TeamRole } from '../permissions.ts';

/** Whether a member with these roles puts events under the name of a team, which may have opened that to its members. */
export function hostsFor(
  roles: readonly TeamRole[],
  { membersHost }: { readonly membersHost?: boolean },
  squad: AtHand = {},
): boolean {
  const isOpened = membersHost === true && reachesOf(roles, 'manageEvents').includes('ifOpened');
  return isOpened || mayFor(roles, 'manageEvents', squad);
}
