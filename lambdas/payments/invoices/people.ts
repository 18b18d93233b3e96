import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { idsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { ListPlayersWithoutLogin } from '#lambdas/teams/ports/roster/players-without-login.ts';
import { isDependantId } from '#shared/ids.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { hasRight, othersIn } from '#shared/people/family/guardian.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';

/** A player on a roster who can be charged. */
interface Player {
  readonly personId: string;
  readonly squadIds: readonly string[];
}

/** The players of a team: those who can be charged, and how many have no account and no guardian with one. */
export interface Players {
  readonly players: readonly Player[];
  readonly withoutAccount: number;
}

/** Everyone on a roster who plays or helps; parents who are members only for a child are charged through the child. */
export async function playersOf(
  teamId: string,
  {
    roster,
    withoutLogin,
  }: { readonly roster: Pick<Memberships, 'ofTeam'>; readonly withoutLogin: ListPlayersWithoutLogin },
): Promise<Players> {
  const [members, records] = await Promise.all([roster.ofTeam(teamId), withoutLogin(teamId)]);
  const isCharged = (role: string) => role !== 'follower' && role !== 'guardian';
  const children = records.flatMap(({ dependantId, details }) =>
    dependantId ? [{ personId: dependantId, squadIds: details?.squadIds ?? [] }] : [],
  );
  return {
    players: [
      ...members
        .filter(({ roles }) => roles.some(isCharged))
        .map(({ userId, details }) => ({ personId: userId, squadIds: details?.squadIds ?? [] })),
      ...children,
    ],
    withoutAccount: records.length - children.length,
  };
}

/** What it takes to find the adults of players. */
export interface Families {
  readonly dependants: DependantReader;
  readonly accounts: AccountReader;
}

/** The guardians of a child who may pay for them, the first to be called first. */
const payingGuardians = ({ guardians }: Dependant, now: Date): readonly string[] =>
  othersIn(guardians)
    .filter(({ userId }) => hasRight(guardians, userId, 'pay', now))
    .sort((a, b) => a.priority - b.priority)
    .map(({ userId }) => userId);

/** Who pays for each of these players now: for minors their guardians, else themselves. A child without one is left out. */
export async function payersOf(
  personIds: readonly string[],
  { dependants, accounts }: Families,
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [children, people] = await Promise.all([
    dependants.list(personIds.filter(isDependantId)),
    accounts.list(personIds.filter((personId) => !isDependantId(personId))),
  ]);
  const minors = people.filter(({ birthdate }) => isMinor(birthdate, now));
  const families = await Promise.all(
    minors.map(async ({ userId }) => [userId, await dependants.ofGuardian(userId)] as const),
  );
  const grown = new Map(families);
  const ofAccount = (userId: string) => {
    const self = grown.get(userId)?.find(({ guardians }) => guardians[userId]?.isThemselves);
    const payers = self ? payingGuardians(self, now) : [];
    return payers.length > 0 ? payers : [userId];
  };
  return new Map(
    [
      ...children.map((child) => [child.dependantId, payingGuardians(child, now)] as const),
      ...people.map(({ userId }) => [userId, ofAccount(userId)] as const),
    ].filter(([, payers]) => payers.length > 0),
  );
}

/** The people whose invoices a person reads and pays: themselves, and the children they may pay for. */
export async function payingFor(
  userId: string,
  dependants: Pick<DependantReader, 'ofGuardian'>,
  now: Date,
): Promise<readonly string[]> {
  const family = await dependants.ofGuardian(userId);
  const theirs = family.filter(({ guardians }) => hasRight(guardians, userId, 'pay', now)).flatMap(idsOf);
  return [...new Set([userId, ...theirs])];
}
