import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { newRosterPerson } from '#lambdas/teams/ports/roster/new-roster-person.ts';
import type { ListPlayersWithoutLogin } from '#lambdas/teams/ports/roster/players-without-login.ts';
import type { StoredInvite } from '#lambdas/teams/ports/roster/stored-invite.ts';
import { ageWords, withinCommunity } from '#shared/competitions/seasons/community-ages.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isOfAge, rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isSamePerson } from '#shared/teams/roster/known-person.ts';
import type { NewPerson } from '#shared/teams/roster/people-operations.ts';
import type { StoredSquad } from '../season-reader.ts';
import type { Sight } from '../sight/season-sight.ts';
import type { Coming } from '../squads/squad-moves.ts';
import { led, type SquadParts, shownTo } from './squads.ts';

type AddSquadPlayers = (typeof seasonsContract)['operations']['addSquadPlayers'];

interface Parts extends SquadParts {
  readonly withoutLogin: ListPlayersWithoutLogin;
}

/**
 * A name or address that the roster of the community has is that player, be it a child whose guardian joined; others come
 * on it.
 */
export async function addSquadPlayers(
  { seasonId, squadId, people, inviteIds }: Parsed<AddSquadPlayers>,
  caller: Caller,
  parts: Parts,
): Promise<Output<AddSquadPlayers>> {
  const { sight, squad: before } = await led(seasonId, squadId, caller, parts);
  const { teamId } = sight.season;
  const by = { invitedBy: nameForAll(caller.account, caller.now), invitedById: actorOf(caller).userId };
  const added = people.map((person) => ({ person, invite: newRosterPerson({ teamId, person, ...by }, caller) }));
  const idOf = (inviteId: string) => idFrom('rosterPerson', caller.newId('rosterPerson'), inviteId);
  const look = async (): Promise<Coming[]> => {
    const known = await parts.withoutLogin(teamId);
    const chosen = known.filter(({ inviteId }) => inviteIds.includes(inviteId));
    if (chosen.length < new Set(inviteIds).size) throw new Problem('registration.notFound');
    const found = new Map<string, Coming>();
    for (const invite of [...chosen, ...added.map((one) => knownAs(one, [...known, ...invitesIn(found)]))]) {
      const isNew = !known.some(({ inviteId }) => inviteId === invite.inviteId);
      const personId = invite.dependantId ?? invite.personId ?? idOf(invite.inviteId);
      found.set(invite.inviteId, { invite, isNew, personId });
    }
    await checkAges([...found.values()], sight, before, parts);
    return [...found.values()];
  };
  const skipped = await parts.squads.bring(sight.season, squadId, look, caller.now);
  const squad = await parts.squads.squad(seasonId, squadId);
  if (!squad) throw new Problem('squad.notFound');
  return { squad: await shownTo(squad, caller, parts), skipped: [...skipped] };
}

/** Of children whose guardian joined their age is known. @throws {Problem} registration.notEligible */
async function checkAges(
  coming: readonly Coming[],
  { season: { facts }, team }: Sight,
  { divisionId }: StoredSquad,
  { accounts }: Pick<SquadParts, 'accounts'>,
): Promise<void> {
  const rules = withinCommunity(rulesOf(facts, divisionId), team.facts);
  const children = await accounts.list(coming.flatMap(({ invite }) => invite.dependantId ?? []));
  const other = children.find(({ birthdate }) => !isOfAge(rules, birthdate, facts.startDate));
  const called = coming.find(({ invite }) => other && invite.dependantId === other.userId)?.invite.name;
  if (other) throw new Problem('registration.notEligible', { fields: { people: `${called}: ${ageWords(rules)}` } });
}

const invitesIn = (found: ReadonlyMap<string, Coming>) => [...found.values()].map(({ invite }) => invite);

interface Added {
  readonly person: NewPerson;
  readonly invite: StoredInvite;
}

const knownAs = ({ person, invite }: Added, known: readonly StoredInvite[]): StoredInvite =>
  known.find(({ name = '', email }) => isSamePerson({ name, email }, person)) ?? invite;
