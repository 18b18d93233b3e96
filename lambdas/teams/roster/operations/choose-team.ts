import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { noDetails, type RosterDetails } from '#shared/teams/roster/roster.ts';
import type { InviteStore } from '../../invites/store.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { DetailsStore } from '../details-store.ts';
import { isOnRoster } from '../people-shown.ts';
import type { PeopleStore } from '../people-store.ts';
import type { SheetStore } from '../sheet-store.ts';

type ChooseTeam = (typeof teamRoster)['operations']['chooseRosterTeam'];

interface Parts {
  readonly roster: Pick<Memberships, 'find'>;
  readonly invites: Pick<InviteStore, 'find'>;
  readonly people: Pick<PeopleStore, 'change'>;
  readonly details: Pick<DetailsStore, 'save'>;
  readonly sheets: Pick<SheetStore, 'markInUse'>;
}

/** One press for many players; what else the roster says of them stays. */
export async function chooseRosterTeam(
  { teamId, squadId, userIds, inviteIds }: Parsed<ChooseTeam>,
  parts: Parts,
): Promise<Output<ChooseTeam>> {
  const squadIds = squadId ? [squadId] : [];
  if (squadId && !(await parts.sheets.markInUse(teamId, squadIds)))
    throw new Problem('request.invalid', { fields: { squadId: 'This team is no longer on the roster.' } });
  const moves = [
    ...[...new Set(userIds)].map((userId) => () => moveMember({ userId, teamId }, squadIds, parts)),
    ...[...new Set(inviteIds)].map((inviteId) => () => movePerson({ teamId, inviteId }, squadIds, parts)),
  ];
  let changed = 0;
  await inParallel(moves, 4, async (move) => {
    if (await move()) changed += 1;
  });
  return { changed, skipped: moves.length - changed };
}

type Squads = RosterDetails['squadIds'];
const isSame = (a: Squads, b: Squads) => a.join() === b.join();

async function moveMember(key: { userId: string; teamId: string }, squadIds: Squads, parts: Parts): Promise<boolean> {
  const member = await parts.roster.find(key);
  if (!member) return false;
  const { details = noDetails, detailsVersion = 0 } = member;
  return isSame(details.squadIds, squadIds) || parts.details.save(member, detailsVersion, { ...details, squadIds });
}

async function movePerson(
  { teamId, inviteId }: { teamId: string; inviteId: string },
  squadIds: Squads,
  { invites, people }: Parts,
): Promise<boolean> {
  const person = await invites.find(teamId, inviteId);
  if (!person || !isOnRoster(person)) return false;
  const { name = person.email ?? '', email, details = noDetails } = person;
  return (
    isSame(details.squadIds, squadIds) || people.change(person, { name, email, details: { ...details, squadIds } })
  );
}
