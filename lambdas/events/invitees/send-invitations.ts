import * as z from 'zod';
import { peopleInvited } from '#shared/events/host-messages.ts';
import { EventId } from '#shared/ids.ts';
import { idFrom } from '../../kernel/new-id.ts';
import { factRow } from '../../kernel/outbox.ts';
import type { EventStore } from '../store.ts';
import { type Invitation, type InvitationStore, invitedAtOnce } from './store.ts';

/** Where planned invitations wait. */
export const invitationQueue = 'events-invitations';

/** An event that people are to be invited to. */
export const PlannedInvitations = z.strictObject({ eventId: EventId });
export type PlannedInvitations = z.infer<typeof PlannedInvitations>;

/** The fact that these people, of one host and one moment, were invited. */
export const invitedFact = (people: readonly Invitation[], now: Date) => {
  const [{ eventId, invitedBy, invitedById }] = people as [Invitation];
  const userIds = people.map(({ userId }) => userId);
  const messageId = idFrom('message', peopleInvited.name, eventId, ...userIds);
  return factRow(peopleInvited, messageId, now, { eventId, userIds, invitedBy, invitedById });
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
    const next = due.filter((one) => hostOf(one) === hostOf(due[0])).slice(0, invitedAtOnce);
    if (next.length === 0) return;
    await invitations.send(next, invitedFact(next, now));
  }
}
