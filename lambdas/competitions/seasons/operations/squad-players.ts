import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { newRosterPerson } from '#lambdas/teams/ports/roster/new-roster-person.ts';
import type { StoredInvite } from '#lambdas/teams/ports/roster/stored-invite.ts';
import type { ListWaitingPeople } from '#lambdas/teams/ports/roster/waiting-people.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isSamePerson } from '#shared/teams/roster/known-person.ts';
import type { NewPerson } from '#shared/teams/roster/people-operations.ts';
import type { Coming } from '../squads/squad-moves.ts';
import { led, type SquadParts, shownTo } from './squads.ts';

type AddSquadPlayers = (typeof seasonsContract)['operations']['addSquadPlayers'];

interface Parts extends SquadParts {
  readonly waiting: ListWaitingPeople;
}

/** A name or address that the roster of the community has is that player; others come on it. */
export async function addSquadPlayers(
  { seasonId, squadId, people, inviteIds }: Parsed<AddSquadPlayers>,
  caller: Caller,
  parts: Parts,
): Promise<Output<AddSquadPlayers>> {
  const { sight } = await led(seasonId, squadId, caller, parts);
  const { teamId } = sight.season;
  const by = { invitedBy: nameForAll(caller.account, caller.now), invitedById: actorOf(caller).userId };
  const added = people.map((person) => ({ person, invite: newRosterPerson({ teamId, person, ...by }, caller) }));
  const idOf = (inviteId: string) => idFrom('rosterPerson', caller.newId('rosterPerson'), inviteId);
  const look = async (): Promise<Coming[]> => {
    const waiting = await parts.waiting(teamId);
    const chosen = waiting.filter(({ inviteId }) => inviteIds.includes(inviteId));
    if (chosen.length < new Set(inviteIds).size) throw new Problem('registration.notFound');
    const found = new Map<string, Coming>();
    for (const invite of [...chosen, ...added.map((one) => knownAs(one, [...waiting, ...invitesIn(found)]))]) {
      const isNew = !waiting.some(({ inviteId }) => inviteId === invite.inviteId);
      found.set(invite.inviteId, { invite, isNew, personId: invite.personId ?? idOf(invite.inviteId) });
    }
    return [...found.values()];
  };
  const skipped = await parts.squads.bring(sight.season, squadId, look, caller.now);
  const squad = await parts.squads.squad(seasonId, squadId);
  if (!squad) throw new Problem('squad.notFound');
  return { squad: await shownTo(squad, caller, parts), skipped: [...skipped] };
}

const invitesIn = (found: ReadonlyMap<string, Coming>) => [...found.values()].map(({ invite }) => invite);

interface Added {
  readonly person: NewPerson;
  readonly invite: StoredInvite;
}

const knownAs = ({ person, invite }: Added, waiting: readonly StoredInvite[]): StoredInvite =>
  waiting.find(({ name = '', email }) => isSamePerson({ name, email }, person)) ?? invite;
