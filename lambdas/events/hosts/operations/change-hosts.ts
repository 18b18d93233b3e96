import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { hostedWithout, hostingOf, hostsOf, isHost } from '#shared/events/hosts/hosting.ts';
import { answerAsHost, askHost } from '#shared/events/hosts/hosts.ts';
import { hostAnswered, hostAsked, hostLeft } from '#shared/events/hosts/messages.ts';
import { factOf } from '../../details/facts.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { reachableFrom } from '../../details/visibility/reachable.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { handoverFacts } from '../handover-facts.ts';
import { reviseHosts } from '../revise-hosts.ts';

type Operations = (typeof hostsContract)['operations'];

/** Invited hosts need a verified address and a complete profile, as all managers of events do. */
export async function inviteHost(
  { eventId, userId }: Parsed<Operations['inviteHost']>,
  caller: Caller,
  events: EventStore,
  accounts: AccountReader,
  blocks: BlockReader,
): Promise<Output<Operations['inviteHost']>> {
  const askedById = actorOf(caller).userId;
  const [[person], reachable] = await Promise.all([
    accounts.list([userId]),
    reachableFrom([askedById], 'askToHost', blocks, caller.now),
  ]);
  if (!person?.emailVerified || !person.hasAdditionalInfo || !reachable(person)) throw new Problem('user.notFound');
  const displayName = nameForAll(person, caller.now);
  const event = await reviseHosts(eventId, caller.now, events, (before) => {
    const asked = askHost(hostingOf(before), { userId, displayName });
    if ('refused' in asked) throw new Problem(asked.refused);
    if (isSame(asked.hosts, before)) return undefined;
    return {
      changes: { hosting: asked.hosts },
      facts: (after) => [factOf(hostAsked, after, { eventId, userId, askedById })],
    };
  });
  return { hosts: [...hostingOf(event)] };
}

export async function answerHosting(
  { eventId, answer }: Parsed<Operations['answerHosting']>,
  caller: Caller,
  events: EventStore,
): Promise<Output<Operations['answerHosting']>> {
  const { userId } = actorOf(caller);
  await visibleEvent({ eventId }, events, userId);
  const event = await reviseHosts(eventId, caller.now, events, (before) => {
    const answered = answerAsHost(hostingOf(before), userId, answer);
    if ('refused' in answered) throw new Problem(answered.refused);
    if (isSame(answered.hosts, before)) return undefined;
    const said = { eventId, userId, confirmed: answer === 'confirmed' };
    return { changes: { hosting: answered.hosts }, facts: (after) => [factOf(hostAnswered, after, said)] };
  });
  return { hosts: hostsOf(event).map(({ userId, displayName }) => ({ userId, displayName })) };
}

/** Every host may step down, the owner by handing the event over in the same write; only the owner takes others off. */
export async function removeHost(
  { eventId, userId, heirId }: Parsed<Operations['removeHost']>,
  caller: Caller,
  events: EventStore,
): Promise<Output<Operations['removeHost']>> {
  const actor = actorOf(caller).userId;
  await reviseHosts(eventId, caller.now, events, (before) => {
    const isOwner = before.creatorId === actor;
    if ((userId !== actor || heirId) && !isOwner) throw new Problem('access.denied');
    const left = hostedWithout(before, userId, heirId);
    if ('refused' in left) throw new Problem(left.refused);
    const wasHost = isHost(before, userId);
    const gone = { eventId, userId, removed: userId !== actor };
    return {
      changes: left,
      facts: (after) => [...(wasHost ? [factOf(hostLeft, after, gone)] : []), ...handoverFacts(before, after, actor)],
    };
  });
  return {};
}

const isSame = (hosts: readonly object[], before: StoredEvent) =>
  JSON.stringify(hosts) === JSON.stringify(hostingOf(before));
