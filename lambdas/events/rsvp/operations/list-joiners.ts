import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Named, Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { type Seating, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { standingAt } from '../../ports/event-visibility.ts';
import type { Answer, AnswerStore } from '../answers.ts';
import { seesNames } from '../guest-list.ts';
import type { StoredLine } from '../line/line.ts';
import { guestsOf } from '../my-answer.ts';

type ListJoiners = (typeof events)['operations']['listJoiners'];

/**
 * Who is in, in order, and for those who decide who comes who waits; others see of the waiting only themselves. People without a complete
 * profile get the counts alone, and so does a reader who may not see the list, except for their own entry. Pages go by the
 * number drawn, so no one is shown twice.
 */
export async function listJoiners(
  input: Parsed<ListJoiners>,
  caller: Caller,
  store: EventStore,
  answers: Pick<AnswerStore, 'list'>,
  { accounts, naming }: { readonly accounts: AccountReader; readonly naming: Pick<Naming, 'ofAccounts'> },
): Promise<Output<ListJoiners>> {
  const { userId } = actorOf(caller);
  const { event, line } = await visibleEvent(input, store, userId);
  const seated = seating(line);
  const seats = countSeats(line, seated);
  if (!caller.account?.emailVerified || !caller.account.hasAdditionalInfo) return { joiners: [], seats };
  const { manages, managesJoiners: isManager } = await standingAt(event, userId, store.standingIn);
  const cursors = cursorsFor(userId, { list: 'listJoiners', ...input });
  const after = input.cursor ? Number(await cursors.read(input.cursor)) : Number.NEGATIVE_INFINITY;
  const isIn = seated.in.includes(userId);
  const mayKnow = await seesNames(event, line, { userId, isManager, isIn }, store);
  const people = shownTo(isManager ? undefined : userId, seated)
    .filter((person) => mayKnow || person === userId)
    .filter((person) => placeOf(line, person) > after)
    .sort((a, b) => placeOf(line, a) - placeOf(line, b));
  const page = people.slice(0, input.limit);
  const sight = { userId, now: caller.now, needs: isManager, shares: isIn };
  const namesOf = (found: readonly Account[]) => naming.ofAccounts(found, sight);
  const last = page.at(-1);
  return {
    joiners: await describe(page, { line, seated, isManager, seesMail: manages, namesOf }, answers, accounts),
    seats,
    ...(last && people.length > page.length && { nextCursor: await cursors.write(String(placeOf(line, last))) }),
  };
}

/** Larger than any number drawn. */
const behind = 1_000_000;

/** The position in the list: who is in, then those with an offer, then who waits to be given a seat. */
function placeOf({ order, offers, waits }: StoredLine, userId: string): number {
  if (userId in order) return order[userId] ?? 0;
  const offer = offers[userId];
  return offer ? behind + offer.number : 2 * behind + (waits[userId] ?? 0);
}

/** All for a manager; for others those who are in, and themselves if they wait. */
const shownTo = (viewer: string | undefined, { in: seatedPeople, offered, waiting }: Seating) => [
  ...seatedPeople,
  ...[...Object.keys(offered), ...waiting].filter((person) => viewer === undefined || person === viewer),
];

interface Shown {
  readonly line: StoredLine;
  readonly seated: Seating;
  readonly isManager: boolean;
  /** Addresses are for managers of the whole event. */
  readonly seesMail: boolean;
  readonly namesOf: (people: readonly Account[]) => ReturnType<Naming['ofAccounts']>;
}

/** People whose account is gone, or who are kept from the viewer by a block, are left out; their seats count all the same. */
async function describe(
  people: readonly string[],
  shown: Shown,
  answers: Pick<AnswerStore, 'list'>,
  accounts: AccountReader,
) {
  const [found, said] = await Promise.all([
    accounts.list(people),
    shown.isManager ? answers.list(shown.line.eventId, people) : [],
  ]);
  const known = new Map(found.map((account) => [account.userId, account]));
  const names = await shown.namesOf(found);
  return people.flatMap((userId) => {
    const account = known.get(userId);
    const answer = said.find((one) => one.userId === userId);
    const named = names.get(userId);
    return account && named && !named.isParted ? [toJoiner({ account, named }, shown, answer)] : [];
  });
}

function toJoiner(
  { account: { userId, email }, named }: { readonly account: Account; readonly named: Named },
  { line, seated, isManager, seesMail }: Shown,
  answer?: Answer,
) {
  const standing = standingOf(userId, seated);
  const guests = guestsOf(userId, line, answer);
  return {
    ...(named.isNamed && { userId }),
    displayName: named.name,
    status: standing.status === 'waiting' || standing.status === 'offered' ? standing.status : ('in' as const),
    ...(standing.status === 'waiting' && { position: standing.position }),
    ...(guests.length > 0 && { guests }),
    ...(isManager && line.groups?.[userId] !== undefined && { group: line.groups[userId] }),
    ...(seesMail && email && { email }),
    ...(isManager && answer?.note && { note: answer.note }),
  };
}
