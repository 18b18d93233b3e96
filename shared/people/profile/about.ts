import * as z from 'zod';
import { Phone } from '#shared/phone.ts';
import { Line, Lines } from '#shared/text.ts';
import { pronouns } from './pronouns.ts';

/** Why a user is here (decision D16). */
export const joinReasons = [
  { value: 'Organize', label: 'Organise events' },
  { value: 'Find-people', label: 'Find friends' },
  { value: 'Manage-community', label: 'Manage a community' },
  { value: 'Find-events', label: 'Find events' },
  { value: 'Substitute', label: 'Be a substitute or guest' },
] as const;
const JoinReason = z.enum(['Organize', 'Find-people', 'Manage-community', 'Find-events', 'Substitute']);

const LastName = Line(1, 100, 'The last name').refine(
  (name) => /^[\p{L}\p{M} '.-]*$/u.test(name),
  "Use letters, spaces and ' . - only.",
);

/** What people may say of themselves. All of it is optional, and what is left unsaid is forgotten. */
export const aboutFacts = {
  lastName: LastName.optional(),
  pronouns: z.enum(pronouns, 'Choose from the list.').optional(),
  bio: Lines(1000, 'The bio').optional(),
  phoneNumber: Phone.optional(),
  joinReason: z
    .array(JoinReason)
    .max(5, 'Choose at most five.')
    .refine((all) => new Set(all).size === all.length, 'Each reason once.')
    .optional(),
};
const AboutFacts = z.object(aboutFacts);
export type AboutFacts = z.infer<typeof AboutFacts>;
