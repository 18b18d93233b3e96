import * as z from 'zod';
import { PersonId } from '#shared/ids.ts';
import { Line, Lines } from '#shared/text.ts';
import { mostGuests } from './rsvp-policy.ts';

/** A guest without a named seat, brought by a joiner. */
export const Guest = z.strictObject({ name: Line(2, 80, 'The name').optional() });
export type Guest = z.infer<typeof Guest>;

/** The leaving player knows that the event goes ahead with them (domain 4.4.3, the late flag). */
export const KnowsItIsLate = z.enum(['true']).optional();

export const Guests = z.array(Guest).max(mostGuests, 'At most 10 guests.');
export const Note = Lines(280, 'The note');
/** What the host asked, answered in the order of the questions. */
export const Answers = z.array(Lines(500, 'The answer')).max(3);

/** An answer other than coming or waiting; it holds no seat. */
export const Reply = z.enum(['maybe', 'declined'], 'Choose maybe or no.');

/** What a person said with their answer, and what they may do now. */
export const MyAnswer = z.object({
  guests: z.array(Guest),
  note: z.string().optional(),
  /** The group that they come in, by its key. */
  group: z.string().optional(),
  reply: Reply.optional(),
  /** True when a free seat is theirs if they are the first to take it. */
  canTakeSeat: z.boolean(),
  /** True when there are free seats but the first in line brings more than fit. */
  isHeldUp: z.boolean(),
  /** True when they have a say in who may come. */
  hasSay: z.boolean(),
});

/** A person who asked to come. */
export const JoinRequestView = z.object({
  userId: PersonId,
  displayName: z.string(),
  askedAt: z.iso.datetime(),
  guests: z.array(Guest),
  /** Only for the host: their group, by its key. */
  group: z.string().optional(),
  /** Only for the host. */
  note: z.string().optional(),
  /** Only for the host: what was asked, with what they say. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** When those who are in have decided; absent where the host decides. */
  decidesAt: z.iso.datetime().optional(),
  /** What the caller said. */
  myVote: z.enum(['yes', 'no']).optional(),
  /** How many of those who are in said no. */
  refusals: z.int(),
});

/** What an answer to a whole series came to: dates on which the player is in, waits, and could not join. */
export const SeriesCounts = z.object({ in: z.int(), waiting: z.int(), missed: z.int() });
export type SeriesCounts = z.infer<typeof SeriesCounts>;
