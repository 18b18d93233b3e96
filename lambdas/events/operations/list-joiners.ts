import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { countSeats, type Seating, seating, standingOf } from '#shared/events/seats.ts';
import type { Account, AccountReader } from '../../kernel/accounts.ts';
import { cursorsFor } from '../../kernel/cursor.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { StoredLine } from '../line.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visible-event.ts';

type ListJoiners = (typeof events)['operations']['listJoiners'];

/**
 * Who is in, in order, and for managers who waits; others see of the waiting only themselves. People without a complete
 * profile get the counts alone. Pages go by the number drawn, which never changes, so nobody is shown twice or missed.
 */
export async function listJoiners(
  input: Parsed<ListJoiners>,
  caller: Caller,
  store: EventStore,
  accounts: AccountReader,
): Promise<Output<ListJoiners>> {
  const { userId } = actorOf(caller);
  const { event, line } = await visibleEvent(input, store, userId);
  const seated = seating(line);
  const seats = countSeats(line, seated);
  if (!caller.account?.emailVerified || !caller.account.hasAdditionalInfo) return { joiners: [], seats };
  const isManager = event.creatorId === userId;
  const cursors = cursorsFor(userId, { list: 'listJoiners', ...input });
  const after = input.cursor ? Number(await cursors.read(input.cursor)) : 0;
  const people = shownTo(isManager ? undefined : userId, seated).filter((person) => numberOf(line, person) > after);
  const page = people.slice(0, input.limit);
  const last = page.at(-1);
  return {
    joiners: await describe(page, seated, isManager, accounts),
    seats,
    ...(last && people.length > page.length && { nextCursor: await cursors.write(String(numberOf(line, last))) }),
  };
}

const numberOf = ({ order }: StoredLine, userId: string) => order[userId] ?? 0;

/** Everybody for a manager; for somebody else who is in, and they themselves if they wait. */
const shownTo = (viewer: string | undefined, { in: seatedPeople, waiting }: Seating) => [
  ...seatedPeople,
  ...waiting.filter((person) => viewer === undefined || person === viewer),
];

/** People whose account is gone are left out. */
async function describe(people: readonly string[], seated: Seating, isManager: boolean, accounts: AccountReader) {
  const known = new Map((await accounts.list(people)).map((account) => [account.userId, account]));
  return people.flatMap((userId) => {
    const account = known.get(userId);
    return account ? [toJoiner(account, seated, isManager)] : [];
  });
}

function toJoiner({ userId, displayName = '', email }: Account, seated: Seating, isManager: boolean) {
  const standing = standingOf(userId, seated);
  return {
    userId,
    displayName,
    ...(standing.status === 'waiting' ? standing : { status: 'in' as const }),
    ...(isManager && { email }),
  };
}
