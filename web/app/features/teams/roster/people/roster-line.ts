import { shownPhone } from '#shared/phone.ts';
import { quantity } from '#shared/quantity.ts';
import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import { guardianEmails, isChild, type RosterGuardian } from '#shared/teams/roster/roster.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';

/** A line of a roster: a member, or a player who has no account yet. */
export type RosterLine =
  | { readonly kind: 'member'; readonly id: string; readonly name: string; readonly entry: RosterEntry }
  | { readonly kind: 'person'; readonly id: string; readonly name: string; readonly person: RosterPerson };

/** Both, by name. */
export const linesOf = (entries: readonly RosterEntry[], people: readonly RosterPerson[]): readonly RosterLine[] =>
  [
    ...entries.map((entry) => ({ kind: 'member' as const, id: entry.userId, name: entry.displayName, entry })),
    ...people.map((person) => ({ kind: 'person' as const, id: person.inviteId, name: person.name, person })),
  ].toSorted((a, b) => a.name.localeCompare(b.name));

const detailsOf = (line: RosterLine) => (line.kind === 'member' ? line.entry.details : line.person.details);

export const jerseyOf = (line: RosterLine): string => detailsOf(line).jersey ?? '';

/** The teams of the roster that they are on, by id. */
export const squadIdsOf = (line: RosterLine): readonly string[] => detailsOf(line).squadIds ?? [];

/** `Juniors, Seniors`: the same by name. */
export const squadsOf = (line: RosterLine, { squads }: RosterSheet): string =>
  squads
    .filter(({ squadId }) => squadIdsOf(line).includes(squadId))
    .map(({ name }) => name)
    .join(', ');

/** How the team reaches them: what the reader may see of email and phone; of a child, who its parents are. */
export const reachOf = (line: RosterLine): string => {
  const { guardians = [] } = detailsOf(line);
  if (guardians.length > 0) return parentsOf(guardians);
  const { contact } = detailsOf(line);
  const email = line.kind === 'person' ? line.person.email : contact?.email;
  return [email, contact?.phone && shownPhone(contact.phone)].filter(Boolean).join(' · ');
};

export const rosterStates = ['notInvited', 'invited', 'declined', 'joined'] as const;
export type RosterState = (typeof rosterStates)[number];
export const stateOf = (line: RosterLine): RosterState => (line.kind === 'member' ? 'joined' : line.person.status);
export const stateWords: Readonly<Record<RosterState, string>> = {
  notInvited: 'Not invited',
  invited: 'Invited',
  declined: 'Declined',
  joined: 'Joined',
};

const parentsOf = (guardians: readonly RosterGuardian[]): string => {
  const names = guardians.flatMap(({ name }) => name ?? []);
  return names.length === 0 ? quantity(guardians.length, 'parent') : `Child of ${names.join(' and ')}`;
};

/** Whether an invitation can go to them: to a child’s, through a parent. */
export const hasAddress = ({ email, details }: RosterPerson): boolean =>
  isChild(details) ? guardianEmails(details).length > 0 : email !== undefined;

/** Whether a player has an address and no invitation yet. */
export const mayBeInvited = (person: RosterPerson): boolean => hasAddress(person) && person.status === 'notInvited';
