import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Announced, AnnouncedGroup } from '#lambdas/notifications/ports/announcements/announced.ts';
import type { CountWays } from '#lambdas/notifications/ports/announcements/ways.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameAmongFellows } from '#lambdas/people/ports/naming/name-for-all.ts';
import { hasLogin, isDependantId, isGuestId } from '#shared/ids.ts';
import type { Reach } from '#shared/messages/announcements/contract.ts';
import { hasRight } from '#shared/people/family/guardian.ts';

/** Who gets an announcement: a player, or a guardian in place of their children. */
interface Reader {
  readonly userId: string;
  /** First names; empty for those who get it for themselves. */
  readonly children: readonly string[];
}

interface Readers {
  /** Each once. */
  readonly readers: readonly Reader[];
  /** Children that some guardian gets it for. */
  readonly childIds: readonly string[];
  /** People that no reader stands in for, such as children without a guardian here. */
  readonly unreachedIds: readonly string[];
}

/** The people of some groups, each once; undefined where one of the groups is not there. */
export function peopleOf(
  groups: readonly AnnouncedGroup[],
  audience: readonly string[],
): readonly string[] | undefined {
  const chosen = audience.map((key) => groups.find((group) => group.key === key));
  return chosen.includes(undefined) ? undefined : [...new Set(chosen.flatMap((group) => group?.personIds ?? []))];
}

/**
 * Who reads an announcement for these people at this moment: they themselves, and for children each guardian who may answer
 * for them, of both households. Its author knows what it says.
 */
export async function readersOf(
  personIds: readonly string[],
  authorId: string,
  dependants: Pick<DependantReader, 'list'>,
  now: Date,
): Promise<Readers> {
  const others = personIds.filter((personId) => personId !== authorId);
  const own = others.filter((personId) => hasLogin(personId) || isGuestId(personId)).filter(isNoInvitation);
  const readers = new Map<string, readonly string[]>(own.map((userId) => [userId, []]));
  const ofChildren = new Map<string, readonly string[]>();
  const childIds: string[] = [];
  for (const child of await dependants.list(others.filter(isDependantId))) {
    const guardians = Object.keys(child.guardians).filter((userId) => hasRight(child.guardians, userId, 'rsvp', now));
    if (guardians.length > 0) childIds.push(child.dependantId);
    for (const userId of guardians) ofChildren.set(userId, [...(ofChildren.get(userId) ?? []), child.firstName]);
  }
  for (const [userId, children] of ofChildren)
    if (userId !== authorId && !readers.has(userId)) readers.set(userId, children);
  const reached = new Set([...own, ...childIds]);
  return {
    readers: [...readers].map(([userId, children]) => ({ userId, children })),
    childIds,
    unreachedIds: others.filter((personId) => !reached.has(personId)),
  };
}

/** An invitation stands for a person of a roster who has neither an account nor played. */
const isNoInvitation = (personId: string) => !personId.startsWith('inv_');

export interface ReachParts {
  readonly dependants: Pick<DependantReader, 'list'>;
  /** Accounts, guests and people of rosters. */
  readonly people: Pick<AccountReader, 'list'>;
  readonly countWays: CountWays;
}

interface Asked {
  readonly personIds: readonly string[];
  readonly authorId: string;
  readonly names?: Announced['names'];
}

const mostNamed = 20;

/** The number of people that an announcement reaches, the ways it takes, and names of some that it misses. */
export async function reachOf(
  { personIds, authorId, names }: Asked,
  { dependants, people, countWays }: ReachParts,
  now: Date,
): Promise<Reach & { readonly unreachedNames: readonly string[] }> {
  const { readers, childIds, unreachedIds } = await readersOf(personIds, authorId, dependants, now);
  const [known, unreached] = await Promise.all([
    people.list(readers.map(({ userId }) => userId)),
    people.list(unreachedIds),
  ]);
  const reached = known.filter((one) => !one.deletedAt && (!isGuestId(one.userId) || one.email !== ''));
  const guests = known.filter((one) => isGuestId(one.userId) && one.email === '');
  const reachedIds = new Set(reached.map(({ userId }) => userId));
  const called = (person: Account) => nameAmongFellows(person, now);
  const missing = [...unreached, ...guests].map(called);
  const further = unreachedIds.flatMap((personId) => names?.get(personId) ?? []);
  return {
    people: reached.length,
    guardians: readers.filter(({ userId, children }) => children.length > 0 && reachedIds.has(userId)).length,
    children: childIds.length,
    ...(await countWays(reached, 'announcements')),
    unreached: unreachedIds.length + guests.length,
    unreachedNames: [...new Set([...missing, ...further])].filter(Boolean).toSorted().slice(0, mostNamed),
  };
}
