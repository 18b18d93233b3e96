import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { AnnouncementId, TeamId } from '#shared/ids.ts';
import { Line, Lines } from '#shared/text.ts';
import { scopeKinds } from './about.ts';
import { mostADay } from './pace.ts';

/** An event, a community or a season. */
const AboutId = z.string().regex(/^(evt|tea|ssn)_[0-9A-HJKMNP-TV-Z]{26}$/, 'Not a valid id.');

/** A group as `getAnnouncementReach` names it: of a division or team its id. */
const GroupKey = z.string().regex(/^[A-Za-z0-9_]{2,50}$/, 'Choose who gets it.');
const Audience = z
  .array(GroupKey)
  .min(1, 'Choose who gets it.')
  .max(20, 'At most 20 groups.')
  .refine((keys) => new Set(keys).size === keys.length, 'Each group once.');

/** What there is to choose from. */
const groupKinds = [
  'in',
  'line',
  'asked',
  'members',
  'everyone',
  'captains',
  'division',
  'team',
  'unanswered',
] as const;

const Group = z.object({
  key: GroupKey,
  kind: z.enum(groupKinds),
  /** Of a division or team; of a match day that waits for answers its day, of an event its title and day. */
  name: z.string().optional(),
  /** Players and members in it, those who can’t be reached included. */
  people: z.int(),
});
export type Group = z.infer<typeof Group>;

/** How many accounts an announcement reaches, in all and in each way. An account that wants no push or email is not counted there. */
const Reach = z.object({
  people: z.int(),
  /** Of them those who get it for a child. */
  guardians: z.int(),
  children: z.int(),
  app: z.int(),
  push: z.int(),
  email: z.int(),
  /** People without an account or, as guests, without an email address. */
  unreached: z.int(),
});
export type Reach = z.infer<typeof Reach>;

const pace = {
  /** How many more can be sent today. */
  left: z.int().min(0).max(mostADay),
  /** Where none is left: from when on another one can be sent. */
  nextAt: z.iso.datetime().optional(),
};

const Announcement = z.object({
  announcementId: AnnouncementId,
  title: z.string(),
  message: z.string(),
  /** Why it was pushed at night. */
  urgentReason: z.string().optional(),
  authorName: z.string(),
  sentAt: z.iso.datetime(),
  /** For those who may send to the same people. */
  reach: Reach.optional(),
});
export type Announcement = z.infer<typeof Announcement>;

/** One-way messages to all people of a thing at once, sent by its managers. They take no answers. */
export const announcementsContract = defineContract('announcements', {
  getAnnouncementReach: {
    method: 'GET',
    path: '/messages/announcements/reach/{aboutId}',
    summary: 'List the groups you can send an announcement to, who it reaches, and how many more you can send today',
    access: 'profileComplete',
    input: z.strictObject({
      aboutId: AboutId,
      /** Keys of groups with commas between them; without it the first group. */
      audience: z.preprocess(
        (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
        Audience.optional(),
      ),
    }),
    output: z.object({
      kind: z.enum(scopeKinds),
      name: z.string(),
      /** Where its clock is read. */
      timeZone: z.string().optional(),
      groups: z.array(Group),
      /** Only one group at a time. */
      choosesOne: z.boolean(),
      chosen: Reach.extend({ audience: z.array(GroupKey), unreachedNames: z.array(z.string()) }),
      /** The community in which the caller can invite those who can’t be reached. */
      invitesTo: TeamId.optional(),
      ...pace,
    }),
    errors: ['event.notFound', 'team.notFound', 'season.notFound', 'access.denied', 'announcement.groupGone'],
  },
  listAnnouncements: {
    method: 'GET',
    path: '/messages/announcements/about/{aboutId}',
    summary: 'List the announcements of the last 30 days that you sent or that were for you, newest first',
    access: 'signedIn',
    input: z.strictObject({ aboutId: AboutId }),
    output: z.object({ announcements: z.array(Announcement), maySend: z.boolean() }),
    errors: ['event.notFound', 'team.notFound', 'season.notFound'],
  },
  sendAnnouncement: {
    method: 'POST',
    path: '/messages/announcements',
    summary: `Send a message to people of an event, community or season by email and notification, at most ${mostADay} a day`,
    access: 'profileComplete',
    creates: true,
    limit: { calls: 30, per: 'day' },
    input: z.strictObject({
      aboutId: AboutId,
      audience: Audience,
      title: Line(2, 120, 'The title'),
      message: Lines(5000, 'The message').refine((text) => text.trim() !== '', 'The message is required.'),
      /** It is pushed at night too. */
      urgentReason: Line(3, 140, 'The reason').optional(),
    }),
    output: z.object({ announcement: Announcement, ...pace }),
    errors: [
      'event.notFound',
      'team.notFound',
      'season.notFound',
      'access.denied',
      'announcement.groupGone',
      'announcement.tooMany',
      'announcement.noRecipients',
    ],
  },
});
