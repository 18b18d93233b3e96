import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { type BlockReader, isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { SettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { connectionsContract } from '#shared/people/connections/contract.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { between } from '../../ports/between.ts';
import type { Named, Naming } from '../../ports/naming/naming.ts';
import { askingNotice } from '../asking-notice.ts';
import type { ConnectionRow, ConnectionStore } from '../store.ts';

type Operations = (typeof connectionsContract)['operations'];

export interface ConnectionPorts {
  readonly store: ConnectionStore;
  readonly accounts: Pick<AccountReader, 'find' | 'list'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly settle: SettleNotification;
  readonly naming: Pick<Naming, 'ofAccounts'>;
}

/** By name; requests newest first. Blocked people are left out. */
export async function listConnections(
  caller: Caller,
  { store, accounts, blocks, naming }: ConnectionPorts,
): Promise<Output<Operations['listConnections']>> {
  const { userId } = actorOf(caller);
  const [rows, parted] = await Promise.all([store.list(userId), blocks.partedFrom(userId)]);
  const standing = rows.filter(({ status, otherId }) => isShown[status] && !isParted(parted, otherId));
  const found = await accounts.list(standing.map(({ otherId }) => otherId));
  const people = new Map(found.map((one) => [one.userId, one]));
  const names = await naming.ofAccounts(found, { userId, now: caller.now });
  const of = (wanted: ConnectionRow['status']) =>
    standing
      .filter(({ status }) => status === wanted)
      .flatMap((row) => toLinked(row, people.get(row.otherId), names.get(row.otherId)))
      .sort((a, b) => (a.since < b.since ? 1 : -1));
  return {
    connections: of('connected').sort((a, b) => a.displayName.localeCompare(b.displayName)),
    received: of('askedBy'),
    sent: of('asked'),
  };
}

const isShown: Readonly<Record<ConnectionRow['status'], boolean>> = {
  asked: true,
  askedBy: true,
  connected: true,
  declined: false,
  ended: false,
};

function toLinked(
  { otherId: userId, since, message }: ConnectionRow,
  person: Account | undefined,
  named: Named | undefined,
) {
  if (!person || !named) return [];
  const [displayName, city] = [named.name, named.isNamed ? person.city : undefined];
  return [{ userId, displayName, since, ...(city && { city: city.name }), ...(message && { message }) }];
}

/** Safe to repeat: who was asked stays asked. */
export async function askToConnect(
  { userId: otherId, message }: Parsed<Operations['askToConnect']>,
  caller: Caller,
  ports: ConnectionPorts,
): Promise<Output<Operations['askToConnect']>> {
  const { userId } = actorOf(caller);
  if (userId === otherId) throw new Problem('connection.self');
  if (isMinor(caller.account?.birthdate, caller.now)) throw new Problem('connection.adultsOnly');
  await refuseUnlessMet({ userId, otherId }, ports, caller.now);
  const pair = { userId, otherId };
  const outcome = await ports.store.ask(pair, message, caller.now);
  if (outcome === 'parted') throw new Problem('user.notFound');
  return { state: outcome === 'asked' ? outcome : await standAlready(pair, ports, caller.now) };
}

/** What to do where something stands between two people: who was asked by the other says yes by asking. */
async function standAlready(pair: Parameters<ConnectionStore['find']>[0], ports: Answering, now: Date) {
  const { store } = ports;
  const mine = await store.find(pair);
  if (mine?.status === 'connected' || mine?.status === 'asked') return mine.status;
  const accepted = mine?.status === 'askedBy' || mine?.status === 'declined' ? await store.accept(pair, now) : 'none';
  if (accepted === 'connected') {
    await settled(mine, ports, now);
    return accepted;
  }
  if (accepted === 'parted') throw new Problem('user.notFound');
  throw new Problem(accepted === 'full' ? 'connection.tooMany' : 'connection.tooSoon');
}

type Answering = Pick<ConnectionPorts, 'store' | 'settle'>;

/** An answer settles the notification, wherever it came from; nor by one that has yet to come. */
async function settled(mine: ConnectionRow | undefined, { settle }: Answering, now: Date): Promise<void> {
  if (mine?.status !== 'askedBy') return;
  const { userId: otherId, otherId: userId, since } = mine;
  await settle(askingNotice({ userId, otherId, since }), 'read', now);
}

/** Who may not be asked looks like an unknown person. */
async function refuseUnlessMet(
  { userId, otherId }: { userId: string; otherId: string },
  { accounts, blocks }: ConnectionPorts,
  now: Date,
): Promise<void> {
  const [person, parted] = await Promise.all([accounts.find(otherId), blocks.partedFrom(userId)]);
  if (!person || person.deletedAt || !person.hasAdditionalInfo || !person.emailVerified)
    throw new Problem('user.notFound');
  if (!mayDeal('connect', between(userId, person, parted, now))) throw new Problem('user.notFound');
}

export async function answerConnection(
  { userId: otherId, accept }: Parsed<Operations['answerConnection']>,
  caller: Caller,
  ports: Answering,
): Promise<Output<Operations['answerConnection']>> {
  const { store } = ports;
  const pair = { userId: actorOf(caller).userId, otherId };
  const mine = await store.find(pair);
  if (!accept) {
    if (!(await store.decline(pair, caller.now))) throw new Problem('connection.notFound');
    await settled(mine, ports, caller.now);
    return { state: 'none' };
  }
  // A person who declined and reconsiders asks; the button that accepts is there while the request is.
  const outcome = mine?.status === 'askedBy' ? await store.accept(pair, caller.now) : 'none';
  if (outcome === 'full') throw new Problem('connection.tooMany');
  if (outcome !== 'connected') throw new Problem('connection.notFound');
  await settled(mine, ports, caller.now);
  return { state: outcome };
}

export async function removeConnection(
  { userId: otherId }: Parsed<Operations['removeConnection']>,
  caller: Caller,
  { store, settle }: Answering,
): Promise<Output<Operations['removeConnection']>> {
  const pair = { userId: actorOf(caller).userId, otherId };
  if (pair.userId === otherId) throw new Problem('connection.notFound');
  const mine = await store.find(pair);
  const isOver = (await store.end(pair, caller.now)) || (await store.withdraw(pair, caller.now));
  if (!isOver) throw new Problem('connection.notFound');
  // A request that was taken back is gone.
  if (mine?.status === 'asked') await settle(askingNotice({ ...pair, since: mine.since }), 'gone', caller.now);
  return {};
}
