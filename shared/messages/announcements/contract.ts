import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { AnnouncementId, EventId } from '#shared/ids.ts';
import { Line, Lines } from '#shared/text.ts';
import { mostADay } from './pace.ts';

/** Who of an event hears an announcement: who is in, in line, or waits for an approval. */
export const audiences = ['in', 'line', 'asked'] as const;
export const Audience = z.enum(audiences, 'Choose who gets it.');
export type Audience = z.infer<typeof Audience>;

/** What an announcement is about. */
const Scope = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('event'), eventId: EventId })]);

const pace = {
  /** How many more can be sent today. */
  left: z.int().min(0).max(mostADay),
  /** Where none is left: from when on another one can be sent. */
  nextAt: z.iso.datetime().optional(),
};

/** Messages to all people of a thing at once, by those who run it. */
export const announcementsContract = defineContract('announcements', {
  getAnnouncementReach: {
    method: 'GET',
    path: '/messages/announcements/reach/{eventId}',
    summary: 'Count the recipients of an announcement, and how many more you can send today',
    access: 'profileComplete',
    input: z.strictObject({ eventId: EventId }),
    output: z.object({ reach: z.record(Audience, z.int()), ...pace }),
    errors: ['event.notFound', 'access.denied'],
  },
  sendAnnouncement: {
    method: 'POST',
    path: '/messages/announcements',
    summary: `Send a message to people of an event by email and notification, at most ${mostADay} a day`,
    access: 'profileComplete',
    creates: true,
    limit: { calls: 30, per: 'day' },
    input: z.strictObject({
      scope: Scope,
      audience: z.array(Audience).min(1, 'Choose who gets it.').max(audiences.length),
      title: Line(2, 80, 'The title'),
      message: Lines(2000, 'The message').refine((text) => text.trim() !== '', 'The message is required.'),
    }),
    output: z.object({ announcementId: AnnouncementId, people: z.int(), ...pace }),
    errors: ['event.notFound', 'access.denied', 'announcement.tooMany', 'announcement.noRecipients'],
  },
});
