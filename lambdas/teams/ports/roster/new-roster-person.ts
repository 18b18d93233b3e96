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
  const { name, email, phone, jersey } = person;
  const contact = { ...(email && { email }), ...(phone && { phone }) };
  return {
    teamId,
    inviteId: email ? inviteIdOf(teamId, email) : idFrom('invite', newId('invite'), name),
    status: 'pending',
    version: 1,
    name,
    details: RosterDetails.parse({ name, contact, ...(jersey && { jersey }) }),
    invitedAt: now.toISOString(),
    ...by,
    ...(email && { email }),
  };
};
