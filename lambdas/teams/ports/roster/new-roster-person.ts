import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { NewPerson } from '#shared/teams/roster/people-operations.ts';
import { RosterDetails } from '#shared/teams/roster/roster.ts';
import type { StoredInvite } from './stored-invite.ts';

interface Adding {
  readonly teamId: string;
  readonly person: NewPerson;
  readonly invitedBy: string;
  readonly invitedById: string;
}

/** The invitation of an address to a community: there is one at most. */
export const inviteIdOf = (teamId: string, email: string): string => idFrom('invite', teamId, 'email', email);

/** A person as they come on a roster: they wait to be invited. The same request makes the same person. */
export const newRosterPerson = (
  { teamId, person, ...by }: Adding,
  { newId, now }: Pick<Caller, 'newId' | 'now'>,
): StoredInvite => {
  const { name, phone, jersey, guardians = [] } = person;
  // A child is invited through guardians, whatever address they have.
  const email = guardians.length > 0 ? undefined : person.email;
  const contact = { ...(person.email && { email: person.email }), ...(phone && { phone }) };
  return {
    teamId,
    inviteId: email ? inviteIdOf(teamId, email) : idFrom('invite', newId('invite'), name),
    status: 'pending',
    version: 1,
    name,
    details: RosterDetails.parse({
      name,
      contact,
      ...(jersey && { jersey }),
      ...(guardians.length > 0 && { guardians }),
    }),
    invitedAt: now.toISOString(),
    ...by,
    ...(email && { email }),
  };
};
