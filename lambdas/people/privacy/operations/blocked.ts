import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { privacyContract } from '#shared/people/privacy/contract.ts';
import { nameForAll } from '../../ports/naming/name-for-all.ts';
import type { BlockStore } from '../blocks/store.ts';

type Operations = (typeof privacyContract)['operations'];

/** What remains to be said of a deleted account. */
const gone = 'Deleted User';

export async function listBlocked(
  caller: Caller,
  blocks: Pick<BlockStore, 'list'>,
  accounts: Pick<AccountReader, 'list'>,
): Promise<Output<Operations['listBlocked']>> {
  const rows = await blocks.list(actorOf(caller).userId);
  const known = await accounts.list(rows.map(({ otherId }) => otherId));
  // Blocking an id must not tell which minor that is.
  const names = new Map(known.map((person) => [person.userId, nameForAll(person, caller.now)]));
  const people = rows.map(({ otherId: userId, email, since }) => {
    const displayName = names.get(userId);
    return { userId, displayName: displayName ?? gone, since, ...(email && displayName !== undefined && { email }) };
  });
  return { people: people.sort((a, b) => a.displayName.localeCompare(b.displayName)) };
}

/** Repeats change nothing. Blocked people get no notification. */
export async function blockPeople(
  { people }: Parsed<Operations['blockPeople']>,
  caller: Caller,
  blocks: Pick<BlockStore, 'add'>,
): Promise<Output<Operations['blockPeople']>> {
  const { userId } = actorOf(caller);
  if (people.some((person) => person.userId === userId)) throw new Problem('block.self');
  let blocked = 0;
  // One after the other: each counts on the blocker's own account.
  for (const { userId: otherId, email } of people) {
    const outcome = await blocks.add({ userId, otherId, email }, caller.now);
    if (outcome === 'full') throw new Problem('block.tooMany');
    if (outcome === 'unknown') throw new Problem('user.notFound');
    if (outcome === 'added') blocked += 1;
  }
  if (blocked === 0) throw new Problem('block.already');
  return { blocked };
}

export async function unblockPerson(
  { userId: otherId }: Parsed<Operations['unblockPerson']>,
  caller: Caller,
  blocks: Pick<BlockStore, 'remove'>,
): Promise<Output<Operations['unblockPerson']>> {
  const { userId } = actorOf(caller);
  // A user cannot block themselves; removing it would touch one account twice in a write.
  const isRemoved = otherId !== userId && (await blocks.remove({ userId, otherId }));
  if (!isRemoved) throw new Problem('block.notFound');
  return {};
}
