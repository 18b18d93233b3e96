import * as z from 'zod';
import { Email } from '../email.ts';
import { Phone } from '../phone.ts';
import { Line, Lines } from '../text.ts';

/** A short id that a browser makes up for a part of the roster's sheet. */
export const PartId = z.string().regex(/^[a-z0-9]{6,16}$/, 'Not a valid id.');

const perSquad = 20;
const mostPositions = 5;
const mostTags = 10;

/** How a tracked item stands with somebody. */
export const itemStates = ['not_needed', 'needed', 'done'] as const;

const oncePer = (what: string) => [(all: string[]) => new Set(all).size === all.length, `Each ${what} once.`] as const;
const words = (most: number, length: number, what: string) =>
  z
    .array(Line(1, length, what).refine((text) => !/[;|]/.test(text), 'Without ; and |.'))
    .max(most, `At most ${most}.`)
    .refine(...oncePer(what.toLowerCase()));

/** A sheet has 30 of each; what it had before may still be answered. */
const isShort = (all: object) => Object.keys(all).length <= 60;
const tooMany = 'At most 60 answers.';

/** What the person says of themselves, or whoever manages the roster. */
const Reachable = z.strictObject({
  /** For this team; it need not be what they sign in with. */
  email: Email.optional(),
  phone: Phone.optional(),
});

/** What a roster says of one person in its own words (domain 4.1). */
export const RosterDetails = z.strictObject({
  /** Instead of the name of their account. */
  name: Line(1, 60, 'The name').optional(),
  /** Text, because 0 and 00 are two. */
  jersey: z
    .string()
    .regex(/^[0-9]{1,2}$/, 'A number has one or two digits.')
    .optional(),
  positions: words(mostPositions, 30, 'Position').default([]),
  /** Staff and parents are no players, and are left out of counts of them. */
  isPlayer: z.boolean().default(true),
  squadIds: z.array(PartId).max(perSquad, `At most ${perSquad}.`).default([]),
  tags: words(mostTags, 30, 'Tag').default([]),
  /** For whoever manages the roster. */
  notes: Lines(1000, 'The notes').default(''),
  contact: Reachable.default({}),
  /** Answers to the team's own fields, by the id of the field; text whatever the type. */
  fields: z.record(PartId, Lines(500, 'The answer')).refine(isShort, tooMany).default({}),
  /** Tracked items, by the id of the item. */
  items: z.record(PartId, z.enum(itemStates)).refine(isShort, tooMany).default({}),
});
export type RosterDetails = z.infer<typeof RosterDetails>;

const { positions, isPlayer, squadIds, tags, notes, contact, fields, items } = RosterDetails.shape;
/** As much of it as a reader may see. */
export const SeenDetails = RosterDetails.extend({
  positions: positions.unwrap(),
  isPlayer: isPlayer.unwrap(),
  squadIds: squadIds.unwrap(),
  tags: tags.unwrap(),
  notes: notes.unwrap(),
  contact: contact.unwrap(),
  fields: fields.unwrap(),
  items: items.unwrap(),
}).partial();
export type SeenDetails = z.infer<typeof SeenDetails>;

export const noDetails: RosterDetails = RosterDetails.parse({});
