import * as z from 'zod';

/** What can be answered in place. */
export const Question = z.enum(['hosting', 'invitation', 'offer', 'request', 'family', 'connection']);
export type Question = z.infer<typeof Question>;

export const NotificationData = z.object({
  /** On our own origin: `/evt/evt_...`. */
  path: z.string().optional(),
  eventId: z.string().optional(),
  /** The sport of the event. */
  gameTypeId: z.string().optional(),
  asks: Question.optional(),
  /** The player who asks or invites. */
  personId: z.string().optional(),
  personName: z.string().optional(),
  /** A request to be family (R-FAM-09). `familyMemberId` is the person asked. */
  family: z
    .object({
      requesterId: z.string(),
      requesterName: z.string(),
      relation: z.string(),
      familyMemberId: z.string(),
      connectionId: z.string(),
    })
    .optional(),
});
export type NotificationData = z.infer<typeof NotificationData>;

/** As its owner sees it (R-NOTIF-21). */
export const Notification = z.object({
  notificationId: z.string(),
  userId: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  data: NotificationData,
  read: z.boolean(),
  /** What it asks was answered: it asks no more. */
  isAnswered: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
  imageUrl: z.string().optional(),
});
export type Notification = z.infer<typeof Notification>;
