import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { type BlockReader, isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { connectionsContract } from '#shared/people/connections/contract.ts';
import { mostOnList } from '#shared/people/connections/lists.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { between } from '../../ports/between.ts';
import type { ConnectionReader } from '../../ports/connections/player-connections.ts';
import type { Naming } from '../../ports/naming/naming.ts';
import type { ListStore, UserList } from '../store.ts';

type Operations = (typeof connectionsContract)['operations'];

export interface ListPorts {
  readonly lists: ListStore;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly connections: Pick<ConnectionReader, 'statesOf'>;
  readonly naming: Pick<Naming, 'ofAccounts'>;
}

const summaryOf = ({ listId, name, people }: UserList) => ({ listId, name, people: people.length });

export async function listUserLists(
  caller: Caller,
  { lists }: Pick<ListPorts, 'lists'>,
): Promise<Output<Operations['listUserLists']>> {
  const found = await lists.list(actorOf(caller).userId);
  return { lists: found.map(summaryOf).sort((a, b) => a.name.localeCompare(b.name)) };
}

/** Deleted accounts and blocked people are left out. Connections show their address. */
export async function getUserList(
  { listId }: Parsed<Operations['getUserList']>,
  caller: Caller,
  { lists, accounts, blocks, connections, naming }: ListPorts,
): Promise<Output<Operations['getUserList']>> {
  const { userId } = actorOf(caller);
  const list = await lists.find({ userId, listId });
  if (!list) throw new Problem('list.notFound');
  const [people, parted, states] = await Promise.all([
    accounts.list(list.people),
    blocks.partedFrom(userId),
    connections.statesOf(userId, list.people),
  ]);
  const names = await naming.ofAccounts(people, { userId, now: caller.now });
  const userListItems = people
    .filter((person) => !isParted(parted, person.userId))
    .map(({ userId: id, email }) => ({
      userId: id,
      displayName: names.get(id)?.name ?? '',
      ...(states.get(id) === 'connected' && names.get(id)?.isNamed && { email }),
    }))
    .sort((a, b) => a.displayName.localeCompare(b.displayName));
  return { listId, name: list.name, userListItems };
}

export async function createUserList(
  { name }: Parsed<Operations['createUserList']>,
  caller: Caller,
  { lists }: Pick<ListPorts, 'lists'>,
): Promise<Output<Operations['createUserList']>> {
  const list = { userId: actorOf(caller).userId, listId: caller.newId('list'), name, people: [], version: 1 };
  if (!(await lists.create(list))) throw new Problem('list.tooMany');
  return summaryOf(list);
}

export async function renameUserList(
  { listId, name }: Parsed<Operations['renameUserList']>,
  caller: Caller,
  { lists }: Pick<ListPorts, 'lists'>,
): Promise<Output<Operations['renameUserList']>> {
  const renamed = await lists.revise({ userId: actorOf(caller).userId, listId }, (list) => ({ ...list, name }));
  if (!renamed) throw new Problem('list.notFound');
  return summaryOf(renamed);
}

export async function deleteUserList(
  { listId }: Parsed<Operations['deleteUserList']>,
  caller: Caller,
  { lists }: Pick<ListPorts, 'lists'>,
): Promise<Output<Operations['deleteUserList']>> {
  if (!(await lists.remove({ userId: actorOf(caller).userId, listId }))) throw new Problem('list.notFound');
  return {};
}

/** Who may not be invited by the owner is left out, and looks unknown where no one remains. */
export async function addToUserList(
  { listId, people }: Parsed<Operations['addToUserList']>,
  caller: Caller,
  ports: ListPorts,
): Promise<Output<Operations['addToUserList']>> {
  const { userId } = actorOf(caller);
  const known = await knownOf(userId, people, ports, caller.now);
  if (known.length === 0) throw new Problem('user.notFound');
  let added = 0;
  const revised = await ports.lists.revise({ userId, listId }, (list) => {
    const on = new Set(list.people);
    const others = known.filter((one) => !on.has(one));
    added = others.length;
    if (list.people.length + added > mostOnList) throw new Problem('list.full');
    return added === 0 ? undefined : { ...list, people: [...list.people, ...others] };
  });
  if (!revised) throw new Problem('list.notFound');
  return { added };
}

async function knownOf(
  viewer: string,
  people: readonly { readonly userId: string }[],
  { accounts, blocks }: ListPorts,
  now: Date,
): Promise<string[]> {
  const [found, parted] = await Promise.all([
    accounts.list(people.map(({ userId }) => userId)),
    blocks.partedFrom(viewer),
  ]);
  return found
    .filter((person) => person.userId !== viewer && person.hasAdditionalInfo)
    .filter((person) => mayDeal('invitation', between(viewer, person, parted, now)))
    .map(({ userId }) => userId);
}

export async function removeFromUserList(
  { listId, userId: other }: Parsed<Operations['removeFromUserList']>,
  caller: Caller,
  { lists }: Pick<ListPorts, 'lists'>,
): Promise<Output<Operations['removeFromUserList']>> {
  const revised = await lists.revise({ userId: actorOf(caller).userId, listId }, (list) => {
    const people = list.people.filter((one) => one !== other);
    return people.length === list.people.length ? undefined : { ...list, people };
  });
  if (!revised) throw new Problem('list.notFound');
  return {};
}
