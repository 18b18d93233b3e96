import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { isSamePerson } from '#shared/teams/roster/known-person.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import type { InviteStore } from '../../invites/store.ts';
import { newRosterPerson } from '../../ports/roster/new-roster-person.ts';
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

/** What else the roster says of them stays. */
export async function changeRosterPerson(
  { teamId, inviteId, version, name, email, phone, jersey }: Parsed<Operations['changeRosterPerson']>,
  { invites, people }: Pick<Parts, 'invites' | 'people'>,
): Promise<Output<Operations['changeRosterPerson']>> {
  const waiting = (await invites.list(teamId)).filter(({ status }) => status === 'pending');
  const before = waiting.find((one) => one.inviteId === inviteId);
  if (!before || before.userId) throw new Problem('team.memberNotFound');
  const isTaken = email && waiting.some((one) => one.inviteId !== inviteId && one.email === email);
  if (isTaken) throw new Problem('team.personKnown', { fields: { email: 'Another player has this email.' } });
  const { contact: _, jersey: __, ...kept } = before.details ?? noDetails;
  const contact = { ...(email && { email }), ...(phone && { phone }) };
  const details = { ...kept, name, contact, ...(jersey && { jersey }) };
  if (before.version !== version || !(await people.change(before, { name, email, details })))
    throw new Problem('record.changed', { currentVersion: before.version });
  return { version: version + 1 };
}
