import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { type RosterReader, seenDetails } from '#shared/teams/roster/roster-view.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';

interface Asked {
  readonly q?: string | undefined;
  readonly role?: string | undefined;
  readonly squadId?: string | undefined;
  readonly sheet: RosterSheet;
  readonly reader: Pick<RosterReader, 'roles' | 'seesContacts'>;
}

/** Players without an account, by name. They have no role, so a search for one finds none of them. */
export function peopleShown(invites: readonly StoredInvite[], { q = '', role, squadId, ...by }: Asked): RosterPerson[] {
  if (role) return [];
  const asked = q.trim().toLowerCase();
  return invites
    .filter(isOnRoster)
    .map((invite) => toRosterPerson(invite, by))
    .filter(
      ({ name, details }) => name.toLowerCase().includes(asked) && (!squadId || details.squadIds?.includes(squadId)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Former members are invited too, and are not on the roster. Who said no stays on it where they play, and so does a child of an account. */
export const isOnRoster = ({ status, userId, personId, dependantId }: StoredInvite): boolean => {
  if (userId !== undefined) return false;
  if (status === 'accepted') return dependantId !== undefined;
  return status === 'pending' || (status === 'declined' && personId !== undefined);
};

function statusOf({ status, expiresAt }: StoredInvite): RosterPerson['status'] {
  if (status === 'accepted') return 'joined';
  if (status === 'declined') return 'declined';
  return expiresAt === undefined ? 'notInvited' : 'invited';
}

function toRosterPerson(invite: StoredInvite, { sheet, reader }: Pick<Asked, 'sheet' | 'reader'>): RosterPerson {
  const { inviteId, email, name = email ?? '', invitedAt, details = noDetails, version, personId } = invite;
  const status = statusOf(invite);
  return {
    inviteId,
    name,
    ...(email && { email }),
    status,
    ...(status === 'invited' && { invitedAt }),
    details: seenDetails(details, sheet, { ...reader, isSelf: false }),
    version,
    ...(personId && { personId }),
  };
}
