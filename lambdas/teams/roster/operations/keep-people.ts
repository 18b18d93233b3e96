import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { isSamePerson } from '#shared/teams/roster/known-person.ts';
import type { NewPerson } from '#shared/teams/roster/people-operations.ts';
import { noDetails, type RosterDetails } from '#shared/teams/roster/roster.ts';
import type { InviteStore } from '../../invites/store.ts';
import { newRosterPerson } from '../../ports/roster/new-roster-person.ts';
import type { StoredInvite } from '../../ports/roster/stored-invite.ts';
import type { TeamReader } from '../../ports/teams.ts';
import { knownPeople, type PeopleSources } from '../known-people.ts';
import type { PeopleStore } from '../people-store.ts';

type Operations = (typeof teamRoster)['operations'];

interface Parts extends PeopleSources {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly invites: Pick<InviteStore, 'list' | 'find'>;
  readonly people: PeopleStore;
}

/** Those who are on the roster already are passed over, so that a list can be pasted twice. */
export async function addRosterPeople(
  { teamId, people }: Parsed<Operations['addRosterPeople']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['addRosterPeople']>> {
  if ((await parts.teams.find(teamId))?.status !== 'active') throw new Problem('team.archived');
  const known = (await knownPeople(teamId, parts)).map(({ name, email, details }) => ({
    name,
    email: email ?? details.contact.email,
  }));
  const by = { invitedBy: nameForAll(caller.account, caller.now), invitedById: actorOf(caller).userId };
  const skipped: string[] = [];
  for (const person of people) {
    const isKnown = known.some((one) => isSamePerson(one, person));
    const isAdded = !isKnown && (await parts.people.add(newRosterPerson({ teamId, person, ...by }, caller)));
    if (isAdded) known.push({ name: person.name, email: person.email });
    else skipped.push(person.name);
  }
  return { added: people.length - skipped.length, skipped };
}

/** Who waits, or is a child of an account. */
const isKept = ({ status, dependantId }: StoredInvite) => status === 'pending' || dependantId !== undefined;

/** What else the roster says of them stays. */
export async function changeRosterPerson(
  { teamId, inviteId, version, ...said }: Parsed<Operations['changeRosterPerson']>,
  { invites, people }: Pick<Parts, 'invites' | 'people'>,
): Promise<Output<Operations['changeRosterPerson']>> {
  const { name, guardians = [] } = said;
  const email = guardians.length > 0 ? undefined : said.email;
  const waiting = (await invites.list(teamId)).filter(isKept);
  const before = waiting.find((one) => one.inviteId === inviteId);
  if (!before || before.userId) throw new Problem('team.memberNotFound');
  const isTaken = email && waiting.some((one) => one.inviteId !== inviteId && one.email === email);
  if (isTaken) throw new Problem('team.personKnown', { fields: { email: 'Another player has this email.' } });
  const details = changed(before.details ?? noDetails, said);
  if (before.version !== version || !(await people.change(before, { name, email, details })))
    throw new Problem('record.changed', { currentVersion: before.version });
  return { version: version + 1 };
}

function changed(before: RosterDetails, { name, email, phone, jersey, guardians = [] }: NewPerson): RosterDetails {
  const { contact: _, jersey: __, guardians: ___, ...kept } = before;
  return {
    ...kept,
    name,
    contact: { ...(email && { email }), ...(phone && { phone }) },
    ...(jersey && { jersey }),
    ...(guardians.length > 0 && { guardians }),
  };
}
