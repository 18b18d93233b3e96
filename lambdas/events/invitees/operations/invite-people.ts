import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/host-contract.ts';
import { seating } from '#shared/events/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import type { AccountReader } from '../../../kernel/accounts.ts';
import type { BlockReader } from '../../../kernel/blocks.ts';
import type { DueIndex } from '../../../kernel/due-index.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import { isHost } from '../../hosts/hosting.ts';
import { reachableFrom } from '../../reachable.ts';
import type { EventStore } from '../../store.ts';
import type { StoredEvent } from '../../stored-event.ts';
import { invitationQueue, invitedFact, type PlannedInvitations } from '../send-invitations.ts';
import { type Invitation, type InvitationStore, invitedAtOnce } from '../store.ts';

type InvitePeople = (typeof hostsContract)['operations']['invitePeople'];

export interface InvitingParts {
  readonly events: EventStore;
  readonly invitations: InvitationStore;
  readonly accounts: AccountReader;
  readonly blocks: BlockReader;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Who hosts it or was invited before is left out, so that calling again invites nobody twice. */
export async function invitePeople(
  { eventId, userIds, fromEventId, inviteSendAt }: Parsed<InvitePeople>,
  caller: Caller,
  parts: InvitingParts,
): Promise<Output<InvitePeople>> {
  const { now } = caller;
  const event = await parts.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (event.status !== 'scheduled' || event.startsAt <= now.toISOString()) throw new Problem('event.notEditable');
  const sendAt = plannedFor(inviteSendAt, event, now);
  const earlier = fromEventId ? await whoWasIn(fromEventId, actorOf(caller).userId, parts.events) : [];
  const invitedById = actorOf(caller).userId;
  const [people, reachable] = await Promise.all([
    parts.accounts.list([...userIds, ...earlier]),
    reachableFrom([invitedById], 'invitation', parts.blocks, now),
  ]);
  const wanted = people
    .filter((person) => person.emailVerified && person.hasAdditionalInfo && !isHost(event, person.userId))
    .filter(reachable)
    .map(({ userId }): Invitation => {
      const invitedBy = caller.account?.displayName ?? '';
      const made = { eventId, userId, invitedBy, invitedById, invitedAt: now.toISOString() };
      return sendAt ? { ...made, status: 'planned', sendAt } : { ...made, status: 'invited' };
    });
  if (sendAt && wanted.length > 0) await noteSending(eventId, sendAt, parts.due, now);
  return { invited: await addAll(wanted, parts.invitations, now) };
}

/** Undefined when people are to be told at once. */
function plannedFor(inviteSendAt: string | undefined, { startsAt }: StoredEvent, now: Date): string | undefined {
  if (inviteSendAt === undefined || Date.parse(inviteSendAt) <= now.getTime()) return undefined;
  if (inviteSendAt < startsAt) return inviteSendAt;
  throw new Problem('request.invalid', { fields: { inviteSendAt: 'Choose a time before the start.' } });
}

/** @throws {Problem} event.notFound, also when somebody else hosts it */
async function whoWasIn(eventId: string, hostId: string, events: EventStore): Promise<string[]> {
  const found = await events.findWithLine(eventId);
  if (!found || !isHost(found.event, hostId)) throw new Problem('event.notFound');
  return seating(found.line).in.filter((person) => !isGuestId(person));
}

/** Before anything is planned: work without invitations does nothing, a planned one without work is never sent. */
function noteSending(eventId: string, dueAt: string, due: Pick<DueIndex, 'schedule'>, now: Date): Promise<void> {
  const data: PlannedInvitations = { eventId };
  return due.schedule({ queue: invitationQueue, key: `${eventId}/${dueAt}`, dueAt, data }, now);
}

/** How many were new. Where somebody else invites at the same time, it is looked again who is. */
async function addAll(wanted: readonly Invitation[], invitations: InvitationStore, now: Date): Promise<number> {
  let added = 0;
  for (;;) {
    const [first] = wanted;
    const known = new Set(first && (await invitations.list(first.eventId)).map(({ userId }) => userId));
    const next = wanted.filter(({ userId }) => !known.has(userId)).slice(0, invitedAtOnce);
    if (next.length === 0) return added;
    const isNow = next[0]?.status === 'invited';
    if (await invitations.add(next, isNow ? invitedFact(next, now) : undefined)) added += next.length;
  }
}
