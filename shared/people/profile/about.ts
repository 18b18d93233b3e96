import * as z from 'zod';
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

export const phonePlaceholder = '+1 (555) 123-4567';

/** With the country's code; spaces, brackets and dashes are for the eye (E.164). */
export const PhoneNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, `Give a number with its country code, such as ${phonePlaceholder}.`));

const LastName = Line(1, 100, 'The last name').refine(
  (name) => /^[\p{L}\p{M} '.-]*$/u.test(name),
  "Use letters, spaces and ' . - only.",
);

/** What people may say of themselves. All of it is optional, and what is left unsaid is forgotten. */
export const aboutFacts = {
  lastName: LastName.optional(),
  pronouns: z.enum(pronouns, 'Choose from the list.').optional(),
  bio: Lines(1000, 'The bio').optional(),
  phoneNumber: PhoneNumber.optional(),
  joinReason: z
    .array(JoinReason)
    .max(5, 'Choose at most five.')
    .refine((all) => new Set(all).size === all.length, 'Each reason once.')
    .optional(),
};
const AboutFacts = z.object(aboutFacts);
export type AboutFacts = z.infer<typeof AboutFacts>;
