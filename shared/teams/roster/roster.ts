import * as z from 'zod';
import { Email } from '#shared/email.ts';
import { Phone } from '#shared/phone.ts';
import { Line, Lines } from '#shared/text.ts';
import { FieldAnswers, isShort, PartId, tooMany } from './field-answers.ts';

const perSquad = 20;
const mostPositions = 5;
const mostTags = 10;

/** How a tracked item stands for a member. */
export const itemStates = ['not_needed', 'needed', 'done'] as const;

const oncePer = (what: string) => [(all: string[]) => new Set(all).size === all.length, `Each ${what} once.`] as const;
const words = (most: number, length: number, what: string) =>
  z
    .array(Line(1, length, what).refine((text) => !/[;|]/.test(text), 'Without ; and |.'))
    .max(most, `At most ${most}.`)
    .refine(...oncePer(what.toLowerCase()));

/** What the person says of themselves, or a manager of the roster. */
const Reachable = z.strictObject({
  /** For this team; it need not be what they sign in with. */
  email: Email.optional(),
  phone: Phone.optional(),
});

/** Who answers for a child on the roster, as an organizer knows them. */
export const RosterGuardian = z.strictObject({
  name: Line(2, 60, 'The parent’s name').optional(),
  email: Email.optional(),
  phone: Phone.optional(),
});
export type RosterGuardian = z.infer<typeof RosterGuardian>;
export const mostRosterGuardians = 2;

/** What a roster says of one person in its own words (domain 4.1). */
export const RosterDetails = z.strictObject({
  /** Instead of the name of their account. */
  name: Line(2, 60, 'The name').optional(),
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
  /** For managers of the roster. */
  notes: Lines(1000, 'The notes').default(''),
  contact: Reachable.default({}),
  /** Of a child: who is invited in their place. */
  guardians: z.array(RosterGuardian).max(mostRosterGuardians, `At most ${mostRosterGuardians}.`).optional(),
  fields: FieldAnswers,
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

/** The addresses of a child's guardians, each once; none for others. */
export const guardianEmails = ({ guardians = [] }: Pick<RosterDetails, 'guardians'>): readonly string[] => [
  ...new Set(guardians.flatMap(({ email }) => email ?? [])),
];
/** A child is invited through guardians. */
export const isChild = (details: Pick<RosterDetails, 'guardians'> | undefined): boolean =>
  (details?.guardians ?? []).length > 0;
