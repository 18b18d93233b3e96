import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, PersonId, UserId } from '#shared/ids.ts';
import { Line, Lines } from '#shared/text.ts';
import { attendanceMarks, checkInMethods } from './attendance.ts';
import { BroughtId } from './party.ts';
import { playerGameOperations } from './player-games.ts';

const eventId = EventId;
/** A person at the door: a player, a child of a guardian, a guest, or a guest brought by a player. */
const userId = z.union([PersonId, BroughtId], 'Not a valid id.');
const Mark = z.enum(attendanceMarks, 'Choose one of the list.');
const Instant = z.iso.datetime('Not a valid time.');

/** How many are expected and how many came, in heads: joiners with their guests. */
export const DoorCounts = z.object({ in: z.int(), checkedIn: z.int(), missing: z.int() });
export type DoorCounts = z.infer<typeof DoorCounts>;

const CheckInView = z.object({ at: Instant, byName: z.string(), method: z.enum(checkInMethods) });

/** A person who is in, as the host's list at the door has them. */
export const DoorEntry = z.object({
  userId,
  displayName: z.string(),
  /** The player who brings them, where they are a guest of one. */
  broughtBy: z.string().optional(),
  checkIn: CheckInView.optional(),
  attendance: Mark,
  markedAt: Instant.optional(),
  dispute: z.object({ note: z.string(), at: Instant }).optional(),
  history: z.array(z.object({ at: Instant, what: z.string() })),
});
export type DoorEntry = z.infer<typeof DoorEntry>;

const MyRating = z.object({ stars: z.int(), text: z.string(), ratedAt: Instant });
const AtTheDoor = z.object({ entry: DoorEntry, counts: DoorCounts });

/** Who came: check-in at the door, what became of people, and what they thought of it. */
export const attendanceContract = defineContract('attendance', {
  getMyAttendance: {
    method: 'GET',
    path: '/events/mine/{eventId}/attendance',
    summary: 'Get your check-in code and your attendance',
    access: 'signedIn',
    input: z.strictObject({ eventId }),
    output: z.object({
      /** Only while you are in: a signed token for a QR code, and the same to type. */
      code: z.object({ token: z.string(), typed: z.string() }).optional(),
      checkInOpensAt: Instant,
      checkInClosesAt: Instant,
      checkedInAt: Instant.optional(),
      attendance: Mark,
      dispute: z.object({ note: z.string(), at: Instant }).optional(),
      /** Only while you can say that a no-show is wrong. */
      disputeUntil: Instant.optional(),
      rating: MyRating.optional(),
      /** Only while you can rate. */
      rateUntil: Instant.optional(),
    }),
    errors: ['event.notFound'],
  },
  listAttendance: {
    method: 'GET',
    path: '/events/{eventId}/attendance',
    summary: 'List players who are in, guests included, with check-in and attendance, in the order they joined',
    access: 'event:checkIn',
    input: z.strictObject({
      eventId,
      limit: z.coerce.number().int().min(1).max(100).default(100),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({
      people: z.array(DoorEntry),
      counts: DoorCounts,
      /** Whether the owner of the hosting community trusts them with what is noted of children. */
      seesCare: z.boolean(),
      nextCursor: z.string().optional(),
    }),
    errors: ['event.notFound', 'request.cursorInvalid'],
  },
  checkIn: {
    method: 'PUT',
    path: '/events/{eventId}/check-ins/{scanId}',
    summary: 'Check in a player and their guests by code or from the list; repeating a scan counts once',
    access: 'event:checkIn',
    input: z.strictObject({
      eventId,
      /** Made by the scanner; names this scan for good. */
      scanId: z.uuid('Not a valid id.'),
      /** From the list. */
      userId: userId.optional(),
      /** What the camera read, or what was typed. */
      code: z.string().min(1).max(512).optional(),
      /** When it was scanned, where it could not be sent at once. */
      scannedAt: Instant.optional(),
    }),
    output: AtTheDoor.extend({
      outcome: z.enum(['checkedIn', 'already', 'undone']),
      /** How many people this scan checked in: the player and the guests who came with them. */
      arrived: z.int(),
    }),
    errors: [
      'event.notFound',
      'checkIn.notOpen',
      'checkIn.closed',
      'checkIn.codeInvalid',
      'checkIn.wrongEvent',
      'checkIn.notIn',
    ],
  },
  undoCheckIn: {
    method: 'DELETE',
    path: '/events/{eventId}/attendance/{userId}/check-in',
    summary: 'Undo a check-in, for the player and the guests checked in with them',
    access: 'event:checkIn',
    input: z.strictObject({ eventId, userId }),
    output: AtTheDoor,
    errors: ['event.notFound', 'checkIn.notIn', 'attendance.closed'],
  },
  markAttendance: {
    method: 'PUT',
    path: '/events/{eventId}/attendance/{userId}',
    summary: 'Mark whether a player came; this also settles a dispute',
    access: 'event:checkIn',
    input: z.strictObject({ eventId, userId, attendance: Mark }),
    output: AtTheDoor,
    errors: [
      'event.notFound',
      'checkIn.notIn',
      'attendance.notYet',
      'attendance.closed',
      'attendance.noShowNotYet',
      'attendance.checkedIn',
    ],
  },
  keepNoShow: {
    method: 'PUT',
    path: '/events/{eventId}/attendance/{userId}/no-show',
    summary: 'Keep a disputed no-show',
    access: 'event:checkIn',
    input: z.strictObject({ eventId, userId }),
    output: AtTheDoor,
    errors: ['event.notFound', 'checkIn.notIn', 'attendance.notDisputed'],
  },
  disputeNoShow: {
    method: 'PUT',
    path: '/events/mine/{eventId}/attendance/dispute',
    summary: 'Dispute a no-show, with a note',
    access: 'signedIn',
    input: z.strictObject({ eventId, note: Line(1, 280, 'The note') }),
    output: z.object({ note: z.string(), at: Instant }),
    errors: ['attendance.noNoShow', 'attendance.disputeOver'],
  },
  rateEvent: {
    method: 'PUT',
    path: '/events/mine/{eventId}/rating',
    summary: 'Rate an event you played in; rating again replaces your rating',
    access: 'profileComplete',
    input: z.strictObject({
      eventId,
      stars: z.int('Give 1 to 5 stars.').min(1, 'Give 1 to 5 stars.').max(5, 'Give 1 to 5 stars.'),
      text: Lines(280, 'The text').default(''),
    }),
    output: MyRating,
    errors: ['event.notFound', 'access.denied', 'rating.notOpen', 'rating.closed'],
  },
  getHostRating: {
    method: 'GET',
    path: '/events/hosts/{userId}/rating',
    summary: "Get the average rating of a host's events, once there are enough ratings",
    access: 'public',
    cacheSeconds: 60,
    browserSeconds: 60,
    input: z.strictObject({ userId: UserId }),
    output: z.object({ rated: z.object({ count: z.int(), average: z.number() }).optional() }),
  },
  listEventRatings: {
    method: 'GET',
    path: '/events/{eventId}/ratings',
    summary: 'List the comments players left about an event, newest first, for its hosts',
    access: 'event:manage',
    input: z.strictObject({ eventId }),
    output: z.object({
      count: z.int(),
      average: z.number().optional(),
      /** Without names. */
      ratings: z.array(MyRating),
    }),
    errors: ['event.notFound'],
  },
  ...playerGameOperations,
});
