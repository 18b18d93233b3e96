import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { AnnouncedEvents } from '#lambdas/events/ports/announcements/announced-event.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { type announcementsContract, audiences } from '#shared/messages/announcements/contract.ts';
import { paceAt } from '#shared/messages/announcements/pace.ts';
import { recipientsOf } from '../reach.ts';
import type { AnnouncementStore } from '../store.ts';

type Operations = (typeof announcementsContract)['operations'];

interface Parts {
  readonly events: AnnouncedEvents;
  readonly announcements: Pick<AnnouncementStore, 'send' | 'sent'>;
}

/** The event, for those who manage it. Others who know it are refused, and the rest learns nothing. */
async function eventOf(eventId: string, caller: Caller, { events }: Parts) {
  const standing = await events.standing(eventId, actorOf(caller).userId);
  const event = standing === 'unknown' ? undefined : await events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (standing !== 'manages') throw new Problem('access.denied');
  return event;
}

export async function getAnnouncementReach(
  { eventId }: Parsed<Operations['getAnnouncementReach']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['getAnnouncementReach']>> {
  const event = await eventOf(eventId, caller, parts);
  const { userId } = actorOf(caller);
  const sent = await parts.announcements.sent({ scopeKind: 'event', scopeId: eventId }, caller.now);
  const reach = Object.fromEntries(audiences.map((part) => [part, recipientsOf(event, [part], userId).length]));
  return { reach: reach as Record<(typeof audiences)[number], number>, ...paceAt(sent, caller.now) };
}

export async function sendAnnouncement(
  { scope: { kind, eventId }, audience, title, message }: Parsed<Operations['sendAnnouncement']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['sendAnnouncement']>> {
  const event = await eventOf(eventId, caller, parts);
  const { userId: authorId } = actorOf(caller);
  const people = recipientsOf(event, audience, authorId).length;
  if (people === 0) throw new Problem('announcement.noRecipients');
  const announcementId = caller.newId('announcement');
  const sentAt = caller.now.toISOString();
  const announcement = { announcementId, scopeKind: kind, scopeId: eventId, authorId, audience, title, message };
  const sent = await parts.announcements.send({ ...announcement, people, sentAt }, caller.now);
  if (sent === 'tooMany') throw new Problem('announcement.tooMany');
  return { announcementId, people, ...paceAt(sent, caller.now) };
}
