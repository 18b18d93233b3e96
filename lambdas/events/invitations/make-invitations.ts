import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { invitationQueue, invitedFact, type PlannedInvitations } from './send-invitations.ts';
import { type Invitation, type InvitationStore, invitedAtOnce } from './store.ts';

interface Parts {
  readonly invitations: InvitationStore;
  readonly due: Pick<DueIndex, 'schedule'>;
}

interface Asked {
  readonly eventId: string;
  /** When people are to be told, if not at once. */
  readonly inviteSendAt?: string | undefined;
}

/** @throws {Problem} event.notFound, event.notEditable, request.invalid for an instant after the start */
export async function eventToInvite(
  { eventId, inviteSendAt = '' }: Asked,
  now: Date,
  events: Pick<EventStore, 'find'>,
): Promise<StoredEvent> {
  const event = await events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (event.status !== 'scheduled' || event.startsAt <= now.toISOString()) throw new Problem('event.notEditable');
  if (inviteSendAt >= event.startsAt)
    throw new Problem('request.invalid', { fields: { inviteSendAt: 'Choose a time before the start.' } });
  return event;
}

/** Invites people who are not invited yet, now or at an instant, and says how many that were. */
export async function makeInvitations(
  { eventId, inviteSendAt, people }: Asked & { readonly people: readonly string[] },
  caller: Caller,
  { invitations, due }: Parts,
): Promise<number> {
  const { now, account } = caller;
  const by = { invitedBy: nameForAll(account, now), invitedById: actorOf(caller).userId };
  const sendAt = inviteSendAt && Date.parse(inviteSendAt) > now.getTime() ? inviteSendAt : undefined;
  const wanted = people.map((userId): Invitation => {
    const made = { eventId, userId, ...by, invitedAt: now.toISOString() };
    return sendAt ? { ...made, status: 'planned', sendAt } : { ...made, status: 'invited' };
  });
  if (sendAt && wanted.length > 0) await noteSending(eventId, sendAt, due, now);
  return addAll(wanted, invitations, now);
}

/** Before anything is planned: work without invitations does nothing, a planned one without work is never sent. */
function noteSending(eventId: string, dueAt: string, due: Pick<DueIndex, 'schedule'>, now: Date): Promise<void> {
  const data: PlannedInvitations = { eventId };
  return due.schedule({ queue: invitationQueue, key: `${eventId}/${dueAt}`, dueAt, data }, now);
}

/** Who is invited already as far as hosts may know. */
export async function knownOf(eventId: string, invitations: Pick<InvitationStore, 'list'>): Promise<Set<string>> {
  const known = await invitations.list(eventId);
  return new Set(known.filter(({ byAddress }) => !byAddress).map(({ userId }) => userId));
}

/** How many were new. Where another host invites at the same time, it is looked again who is. */
async function addAll(wanted: readonly Invitation[], invitations: InvitationStore, now: Date): Promise<number> {
  let added = 0;
  for (;;) {
    const [first] = wanted;
    if (!first) return added;
    const known = await knownOf(first.eventId, invitations);
    const next = wanted.filter(({ userId }) => !known.has(userId)).slice(0, invitedAtOnce);
    if (next.length === 0) return added;
    const isNow = next[0]?.status === 'invited';
    if (await invitations.add(next, isNow ? invitedFact(next, now) : undefined)) added += next.length;
  }
}
