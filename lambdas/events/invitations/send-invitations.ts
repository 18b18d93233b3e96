import * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { addressesInvited, peopleInvited } from '#shared/events/hosts/messages.ts';
import { EventId, isGuestId } from '#shared/ids.ts';
import type { EventStore } from '../details/store.ts';
import { type Invitation, type InvitationStore, invitedAtOnce } from './store.ts';

/** Where planned invitations wait. */
export const invitationQueue = 'events-invitations';

/** An event that people are to be invited to. */
export const PlannedInvitations = z.strictObject({ eventId: EventId });
export type PlannedInvitations = z.infer<typeof PlannedInvitations>;

/** The fact that these people, or these addresses, of one host and one moment, were invited. */
export const invitedFact = (people: readonly Invitation[], now: Date) => {
  const [{ eventId, userId: first, invitedById, invitedAt }] = people as [Invitation];
  const ids = people.map(({ userId }) => userId);
  if (!isGuestId(first)) {
    const messageId = idFrom('message', peopleInvited.name, eventId, ...ids);
    return factRow(peopleInvited, messageId, now, { eventId, userIds: ids, invitedById });
  }
  // An invitation that was withdrawn and made anew is another one.
  const messageId = idFrom('message', addressesInvited.name, eventId, invitedAt, ...ids);
  return factRow(addressesInvited, messageId, now, { eventId, guestIds: ids, invitedById });
};

const hostOf = (invitation: Invitation | undefined) => invitation?.invitedById ?? invitation?.invitedBy;

/** At their instant, planned invitations become real and people hear of them; safe to repeat. */
export async function sendInvitations(
  { eventId }: PlannedInvitations,
  events: Pick<EventStore, 'find'>,
  invitations: Pick<InvitationStore, 'list' | 'send'>,
  now: Date,
): Promise<void> {
  const event = await events.find(eventId);
  if (event?.status !== 'scheduled' || event.startsAt <= now.toISOString()) return;
  for (;;) {
    const due = (await invitations.list(eventId)).filter(
      ({ status, sendAt }) => status === 'planned' && (sendAt ?? '') <= now.toISOString(),
    );
    const [first] = due;
    const next = due
      .filter((one) => hostOf(one) === hostOf(first) && isGuestId(one.userId) === isGuestId(first?.userId ?? ''))
      .slice(0, invitedAtOnce);
    if (next.length === 0) return;
    await invitations.send(next, invitedFact(next, now));
  }
}
